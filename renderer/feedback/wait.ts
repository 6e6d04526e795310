import { CONSENTS_VERSION } from '#company/consents.ts'
import { type Period, toPeriod } from '#gateway/rental/period.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** The form of a wait that was sent and comes back. */
      waitForm?: SentWait
      /** The outcome of ending a wait. */
      waitEnd?: Said
    }
  }
}

/** A wait: so many units of a product, on days or at any time. */
export type Waited = { productId: string; name: string; quantity: number; period: Period | null }

export type Said = { tone: 'ok' | 'error'; title: string; text: string }

/** A form as it was filled in, with what is wrong. */
export type SentWait = {
  /** The name of this one wait, sent with every try. */
  key: string
  waited: Waited
  contact: string
  consent: boolean
  problems: { contact?: string | undefined; consent?: string | undefined }
  said: Said | null
}

/** The hidden fields of the form. */
export function hiddenFields({ productId, name, quantity, period }: Waited): Record<string, string | number> {
  const days = period && { start: period.start, end: period.end }
  return { productId, name, quantity, ...days, consentsVersion: CONSENTS_VERSION }
}

/** The wait of the fields of a form. */
export function toWaited({
  productId = '',
  name = '',
  quantity,
  start,
  end,
}: Readonly<Record<string, string>>): Waited {
  return { productId, name, quantity: Math.trunc(Number(quantity)) || 1, period: toPeriod(start, end) }
}
