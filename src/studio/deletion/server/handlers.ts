import type * as endpoints from '#studio/deletion/contract/endpoints.ts'
import { checkPassword } from '#studio/accounts/server/public/password.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { askedMail } from '#studio/deletion/server/mails.ts'
import * as queries from '#studio/deletion/server/queries.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

export const deletion: HandlersOf<typeof endpoints> = {
  read: ({ tx, who }) => queries.findDeletion(tx, who.plannerId),

  ask: {
    async outside({ body, who, from, finish, withoutSession }) {
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      return finish(async (tx) => {
        const { studio } = await queries.findDeletion(tx, who.plannerId)
        if (body.studio.trim() !== studio) refuseField('studio', `Please type “${studio}”.`)
        const { owner, ...asked } = await queries.askForDeletion(tx, who.plannerId)
        if (owner) {
          await enqueue(tx, mail, askedMail(owner, asked, await findLocale(tx)))
          await record(tx, 'studio-deletion-asked', { details: { on: asked.deletesAt } })
        }
        return asked
      })
    },
  },

  keep: async ({ tx, who }) => {
    const kept = await queries.keepStudio(tx, who.plannerId)
    await record(tx, 'studio-kept')
    return kept
  },
}
