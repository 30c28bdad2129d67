const two = (part: number) => String(part).padStart(2, '0')

/** The local midnight of a date, which is how the calendar represents a day; undefined for invalid text. */
export function dayFrom(date: string): Date | undefined {
  const [year, month, day] = date.split('-').map(Number)
  return year && month && day ? new Date(year, month - 1, day) : undefined
}

/** The picked day as yyyy-MM-dd. */
export const dateOf = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
