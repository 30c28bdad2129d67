/** The month that is this many months later, or earlier if negative. */
export function monthsLater(month: string, months: number): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 7)
}

/** The first and the last day of a month. */
export function daysOf(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year ?? 0, number ?? 1, 0)).toISOString().slice(0, 10) }
}
