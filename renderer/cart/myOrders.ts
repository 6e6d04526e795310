import { useEffect, useState } from 'react'
import { toPeriod } from '#gateway/rental/period.ts'
import { browserStorage, storedField, storedText } from '#renderer/runtime/browserStorage.ts'

/** An order that was made on this device: only its storage knows of it. */
type RememberedOrder = { secret: string; number: string; start: string; end: string }

/** The address of an order's own page. */
export function myOrderPath(secret: string): string {
  return `/my-order/${encodeURIComponent(secret)}`
}

const STORED = 'myOrders'
const MOST = 20

export function rememberOrder(order: RememberedOrder): void {
  browserStorage.write(STORED, [order, ...others(order.secret)].slice(0, MOST))
}

/** The orders of this device, the latest first, and a way to forget one; none on the server and in the first render. */
export function useMyOrders(): { orders: readonly RememberedOrder[]; forget: (secret: string) => void } {
  const [orders, setOrders] = useState<readonly RememberedOrder[]>([])
  useEffect(() => setOrders(others('')), [])
  return {
    orders,
    forget(secret) {
      browserStorage.write(STORED, others(secret))
      setOrders(others(secret))
      // The button that was pressed is gone.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  }
}

function others(secret: string): RememberedOrder[] {
  const stored = browserStorage.read(STORED)
  return Array.isArray(stored)
    ? stored
        .slice(0, MOST)
        .flatMap(toOrder)
        .filter((order) => order.secret !== secret)
    : []
}

function toOrder(stored: unknown): RememberedOrder[] {
  const secret = storedText(stored, 'secret', 128)
  const number = storedText(stored, 'number', 100)
  const period = toPeriod(storedField(stored, 'start'), storedField(stored, 'end'))
  return secret && number && period ? [{ secret, number, ...period }] : []
}
