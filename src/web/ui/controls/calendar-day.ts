const two = (part: number) => String(part).padStart(2, '0')

/** The calendar shows a day as its midnight here; undefined for what is no date. */
export function dayFrom(date: string): Date | undefined {
  const [year, month, day] = date.split('-').map(Number)
  return year && month && day ? new Date(year, month - 1, day) : undefined
}

/** The day that was picked, as yyyy-MM-dd. */
export const dateOf = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
