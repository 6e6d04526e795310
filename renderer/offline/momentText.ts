/** A moment of the past for the visitor's eye: «в 14:05», on another day «22 ноября в 14:05». `timeZone` is the visitor's unless given. */
export function momentText(at: number, now: number, timeZone?: string): string {
  const written = (format: Intl.DateTimeFormatOptions, moment: number) =>
    new Intl.DateTimeFormat('ru', { ...format, ...(timeZone && { timeZone }) }).format(moment)
  const day = { day: 'numeric', month: 'long' } as const
  const time = `в\u00A0${written({ hour: '2-digit', minute: '2-digit' }, at)}`
  if (written(day, at) === written(day, now)) return time
  return `${written(day, at).replace(' ', '\u00A0')} ${time}`
}
