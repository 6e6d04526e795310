import { texts } from '#company/texts/index.ts'
import css from './PrintContacts.module.css'
import { useSiteSettings } from './useSiteSettings.ts'

/** On paper, where header and footer are left out: whose sheet it is, and how to reach them. */
export function PrintContacts() {
  const settings = useSiteSettings()
  if (!settings) return null
  const { brand, header, footer } = settings
  const facts = [
    brand && texts.frame.beforeName + brand + texts.frame.afterName,
    header.phone?.number,
    footer.address,
  ]
  return <p className={`print-only ${css.contacts}`}>{facts.filter(Boolean).join(', ')}</p>
}
