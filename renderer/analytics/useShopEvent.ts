import { useEffect, useEffectEvent } from 'react'
import { useDates } from '#renderer/dates/useDates.ts'
import { useConsent } from './consent.ts'
import { rentalFields, type ShopEvent, type ShopEventName } from './shopEvents.ts'
import { sendEvent } from './tagManager.ts'

/** Reports to the analytics something that the visitor sees, once for each `key`; nothing without consent. */
export function useShopEvent(name: ShopEventName, key: string, event: ShopEvent): void {
  const { consent } = useConsent()
  const { period } = useDates()
  const send = useEffectEvent(() => sendEvent(name, { ...rentalFields(period), ...event }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is another event
  useEffect(() => {
    if (consent === 'granted') send()
  }, [consent, name, key])
}
