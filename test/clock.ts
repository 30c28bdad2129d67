/** A zone in which it is that hour now. */
export function zoneAt(hour: number): string {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24
  // Etc/GMT-n is n hours ahead of UTC, as far as 14; behind it is Etc/GMT+n.
  return ahead <= 14 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`
}

/** The day that is so many days from now there. */
export const dayIn = (timeZone: string, offset: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + offset * 86_400_000)
