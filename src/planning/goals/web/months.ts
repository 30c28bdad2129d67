/** The month that is this many months later, or earlier if negative. */
export function monthsLater(month: string, months: number): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 7)
}
