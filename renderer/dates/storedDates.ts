import { isSamePeriod, type Period, toPeriod } from '#gateway/rental/period.ts'
import { sayNothingIsKept, storedField } from '#renderer/runtime/browserStorage.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'
import { datesFromCookie, forgottenDatesCookie, rentDatesCookie } from './rentDates.ts'

/** The dates of this tab, where the browser has taken no cookie. It says nothing of that. */
const datesOfTab = sessionRecord('rentDates', (stored) =>
  toPeriod(storedField(stored, 'start'), storedField(stored, 'end')),
)

/** The visitor's dates as the browser has them now; null: none. */
export function storedDates(): Period | null {
  return datesFromCookie(document.cookie) ?? datesOfTab.read()
}

/** True if the server knows nothing of the dates, because the browser takes no cookie. */
export function areDatesOfTab(): boolean {
  return datesOfTab.read() !== null
}

/** Stores the dates in the browser, or clears them when there are none. Where cookies are blocked, the tab alone has them. */
export function rememberDates(dates: Period | null): void {
  datesOfTab.remove()
  // Browsers take no such cookie from a page that came by http.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser and is asynchronous.
  document.cookie = (dates ? rentDatesCookie(dates) : forgottenDatesCookie) + secure
  if (!dates || isSamePeriod(dates, datesFromCookie(document.cookie))) return
  datesOfTab.write(dates)
  sayNothingIsKept()
}
