import { create } from 'zustand'

/** Shows a short message at the bottom of the page; a new one takes the place of the one before. */
export function showToast(toast: Omit<Toast, 'key'>): void {
  useToasts.setState(({ toast: previous }) => ({ toast: { ...toast, key: (previous?.key ?? 0) + 1 } }))
}

/** Reads a text out to those who cannot see what a press has changed. */
export function say(said: string): void {
  useToasts.setState({ said })
}

/** Takes the message away. */
export function hideToast(): void {
  useToasts.setState({ toast: null })
}

/** The message that is shown now, and what was said last; read by the `Toaster`. */
export const useToasts = create<{ toast: Toast | null; said: string }>(() => ({ toast: null, said: '' }))

/** One message. */
export type Toast = {
  key: number
  text: string
  /** `error` is red and read out at once. */
  tone?: 'error'
  /** One way on: a link (`href`) or an action («Вернуть»). */
  action?: { label: string } & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void })
}
