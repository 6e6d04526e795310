import type { PaymentTerms } from '#gateway/rental/payment.ts'
import type { SiteSettings } from './settingsQuery.ts'
import { useSiteSettings } from './useSiteSettings.ts'

/** The company's rules of payment with the words around them. */
export type ShopTerms = PaymentTerms & Pick<SiteSettings, 'delivery' | 'prepayment' | 'deposit'>

/** The rules of payment from the settings; while the service does not answer all are null. */
export function usePaymentTerms(): ShopTerms {
  const settings = useSiteSettings()
  return {
    delivery: settings?.delivery ?? null,
    prepayment: settings?.prepayment ?? null,
    deposit: settings?.deposit ?? null,
  }
}
