import { addDays } from '#platform/contract/calendar-date.ts'

/** From this number of completed tasks on, a group folds them. */
export const foldsFrom = 4

/** The last day of a date's week, which begins on Monday. */
export const endOfWeek = (date: string): string => addDays(date, (7 - new Date(date).getUTCDay()) % 7)
