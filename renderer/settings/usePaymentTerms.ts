import type { PaymentTerms } from '#gateway/rental/payment.ts'
import type { SiteSettings } from './settingsQuery.ts'
import { useSiteSettings } from './useSiteSettings.ts'

/** The company's rules of payment with the words around them. */
export type ShopTerms = PaymentTerms &
  Pick<SiteSettings, 'delivery' | 'prepayment' | 'deposit'> & {
    /** The company counts delivery by the address: no other price of it is said. */
    isByAddress?: boolean
  }

/** The rules of payment from the settings; while the service does not answer all are null. */
export function usePaymentTerms(): ShopTerms {
  const settings = useSiteSettings()
  const isByAddress = settings?.capabilities.includes('delivery-quotes') === true
  return {
    isByAddress,
    delivery: isByAddress ? null : (settings?.delivery ?? null),
    prepayment: settings?.prepayment ?? null,
    deposit: settings?.deposit ?? null,
  }
}
