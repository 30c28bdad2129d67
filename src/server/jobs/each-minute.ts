import type { Services } from '#server/ground/services.ts'

/** Each minute, or more often if news is collected for a shorter time. */
export const eachMinute = { at: '* * * * *', everyMs: ({ lettersAfterMs }: Services) => lettersAfterMs }
