/** A time zone in which this is the current hour. */
export function zoneAt(hour: number): string {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24
  // Etc/GMT-n is n hours ahead of UTC, up to 14; Etc/GMT+n is behind.
  return ahead <= 14 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`
}

/** The date this many days from now in the zone. */
export const dayIn = (timeZone: string, offset: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + offset * 86_400_000)

/** A time zone in which it is not the date of UTC now. */
export const zoneOfAnotherDay = () => (new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati')

/** Noon of the day after tomorrow in UTC, the time zone of a new planner: mail about all that has happened is due. */
export const noonLater = () => new Date(`${dayIn('UTC', 2)}T12:00:00Z`)
