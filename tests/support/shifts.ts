import type { Page } from '@playwright/test'

/** Counts how far the parts of a page's next documents move by themselves; the returned function says it of the document that is shown. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(observeShifts)
  return () => page.evaluate(shiftSoFar)
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Counting = { shift: number; observer: PerformanceObserver; count(entries: PerformanceEntryList): void }

function observeShifts(): void {
  const counting: Counting = {
    shift: 0,
    count(entries) {
      for (const entry of entries as Shift[]) if (!entry.hadRecentInput) counting.shift += entry.value
    },
    observer: new PerformanceObserver((list) => counting.count(list.getEntries())),
  }
  counting.observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { counting })
}

async function shiftSoFar(): Promise<number> {
  // Shifts are noted after the frame in which they happened.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { counting } = window as unknown as { counting: Counting }
  counting.count(counting.observer.takeRecords())
  return counting.shift
}
