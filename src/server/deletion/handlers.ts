import type { contract } from '#contract/index.ts'
import { findPasswordHash } from '#server/accounts/queries.ts'
import { limitLogins } from '#server/db/limits.ts'
import { askedMail } from '#server/deletion/mails.ts'
import * as queries from '#server/deletion/queries.ts'
import { passwordMatches } from '#server/ground/passwords.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { mail } from '#server/jobs/mail.ts'

const refuseField = (path: string, message: string) => refuse('invalid', { message, issues: [{ path, message }] })

export const deletion: HandlersOf<typeof contract.deletion> = {
  read: ({ tx, who }) => queries.findDeletion(tx, who.plannerId),

  ask: {
    async outside({ body, who, from, within, withoutSession }) {
      await limitLogins(withoutSession, `planner ${who.plannerId}`, from, async () => {
        const stored = await withoutSession((tx) => findPasswordHash(tx, who.plannerId))
        if (!(await passwordMatches(body.currentPassword, stored)))
          refuseField('currentPassword', 'Your current password is not right.')
      })
      return within(async (tx) => {
        const { studio } = await queries.findDeletion(tx, who.plannerId)
        if (body.studio.trim() !== studio) refuseField('studio', `Please type “${studio}”.`)
        const { owner, ...asked } = await queries.askForDeletion(tx, who.plannerId)
        if (owner) await enqueue(tx, mail, askedMail(owner, asked))
        return asked
      })
    },
  },

  keep: ({ tx, who }) => queries.keepStudio(tx, who.plannerId),
}
