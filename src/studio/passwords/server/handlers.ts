import type * as endpoints from '#studio/passwords/contract/endpoints.ts'
import { limitPasswordChecks } from '#platform/server/db/limits.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { isKnownPassword } from '#studio/passwords/server/known-passwords.ts'

export const passwords: HandlersOf<typeof endpoints> = {
  check: {
    async outside({ body, from, withoutSession }) {
      await withoutSession((tx) => limitPasswordChecks(tx, from))
      return { known: isKnownPassword(body.password) }
    },
  },
}
