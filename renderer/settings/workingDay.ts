/** The hours of a day in which the shop works, as numbers: 9.5 is half past nine. */
export type WorkingDay = { open: number; close: number }

/** The working day from «09:00» and «21:00»; null when one of them is no time of day. */
export function workingDay(hours: { open: string | null; close: string | null } | null): WorkingDay | null {
  const open = hourOf(hours?.open)
  const close = hourOf(hours?.close)
  return open === null || close === null || open === close ? null : { open, close }
}

/** Whether the shop works at an hour; a day that closes after midnight is understood. */
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

/** «9:00» for 9, «21:30» for 21.5. */
export function hourText(hour: number): string {
  const minutes = Math.round(hour * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The hour of a moment in a time zone, as a number. An unknown zone counts as the machine's own. */
export function hourIn(timeZone: string, moment: Date): number {
  const parts = formatter(timeZone).formatToParts(moment)
  const value = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return value('hour') + value('minute') / 60
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-GB', options)
  }
}

function hourOf(time: string | null | undefined): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '')
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return hours < 24 && minutes < 60 ? hours + minutes / 60 : null
}
