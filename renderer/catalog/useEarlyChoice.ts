import { useEffect, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { type CatalogState, readCatalogUrl } from './catalogUrl.ts'

/** Keeps what was chosen in the form before hydration: React would reset it to what the server rendered. */
export function useEarlyChoice(formId: string, update: (choice: CatalogState) => void): void {
  const { isHydration } = usePageContext()
  // Read while rendering for the first time: afterwards it is too late.
  const [choice] = useState(() => (isHydration && typeof document === 'object' ? earlyChoice(formId) : null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    if (choice) update(choice)
  }, [])
}

function earlyChoice(formId: string): CatalogState | null {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement) || ![...form.elements].some(isChanged)) return null
  const data = new FormData(form)
  const names = [...new Set(data.keys())]
  return readCatalogUrl(Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)])))
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  }
  if (!(control instanceof HTMLInputElement) || control.name === '') return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}
