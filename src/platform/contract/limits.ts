/** Maximum text lengths, by kind of field. */
export const limits = { line: 200, email: 254, paragraph: 2000, page: 10000, password: 200, letterWords: 1000 }

export const passwordMinimum = 6

/** How far an offset reaches: five years. */
export const mostMonths = 60
export const mostDays = 1825

/** The size of a file that planners and couples exchange, and how many come with one message. */
export const mostFileBytes = 10 * 1024 * 1024
export const mostFiles = 5

/** What a list has where no page is asked for; the newest, if there are more. */
export const mostInList = 5000

/** How many of the rows that match a page shows first. */
export const fewFirst = 60
