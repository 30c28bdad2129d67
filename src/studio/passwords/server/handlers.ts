import type * as endpoints from '#contract/passwords.ts'
import { limitPasswordChecks } from '#server/db/limits.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { isKnownPassword } from '#server/passwords/known-passwords.ts'

export const passwords: HandlersOf<typeof endpoints> = {
  check: {
    async outside({ body, from, withoutSession }) {
      await withoutSession((tx) => limitPasswordChecks(tx, from))
      return { known: isKnownPassword(body.password) }
    },
  },
}
