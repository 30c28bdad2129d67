import type { Services } from '#platform/server/foundation/services.ts'

/** Each minute, or more often if news is collected for a shorter time than some minutes. */
export const eachMinute = {
  at: '* * * * *',
  everyMs: ({ lettersAfterMs }: Services) => Math.max(1000, lettersAfterMs / 5),
}
