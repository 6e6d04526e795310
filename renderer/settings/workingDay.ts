/** The hours of a day in which the shop works, as numbers: 9.5 is half past nine. */
export type WorkingDay = { open: number; close: number }

/** The working day from «09:00» and «21:00»; null when one of them is no time of day. */
export function workingDay(hours: { open: string | null; close: string | null } | null): WorkingDay | null {
  const open = hourOf(hours?.open)
  const close = hourOf(hours?.close)
  return open === null || close === null || open === close ? null : { open, close }
}

/** True if the shop works at an hour; a day that closes after midnight is understood. */
export function isOpenAt({ open, close }: WorkingDay, hour: number): boolean {
  return open < close ? hour >= open && hour < close : hour >= open || hour < close
}

/** The stretches of 0–24 in which the shop works: two when it closes after midnight. */
export function openStretches({ open, close }: WorkingDay): [from: number, to: number][] {
  if (open < close) return [[open, close]]
  return close > 0
    ? [
        [0, close],
        [open, 24],
      ]
    : [[open, 24]]
}

/**
 * The hour of the shop's day at a moment, as a number, counted back from when a day of the shop ends, both in milliseconds since 1970.
 * Where clocks change twice a year, it is an hour off in the night before they do.
 */
export function hourBefore(dayEndsAt: number, moment: number): number {
  return ((((moment - dayEndsAt) / HOUR_MS) % 24) + 24) % 24
}

const HOUR_MS = 3_600_000

function hourOf(time: string | null | undefined): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '')
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return hours < 24 && minutes < 60 ? hours + minutes / 60 : null
}
