import type * as endpoints from '#studio/second-factors/contract/endpoints.ts'
import { endMemberSessions } from '#studio/sessions/server/public.ts'
import { findMember } from '#studio/accounts/server/public/members.ts'
import { checkPassword } from '#studio/accounts/server/public/password.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { recordOf, record } from '#studio/audit/server/public/record.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { factorsResetMail } from '#studio/second-factors/server/mails.ts'
import { deleteFactors } from '#studio/second-factors/server/queries.ts'
import { changeRequirement, findRequirement } from '#studio/second-factors/server/requirement-queries.ts'

type Handlers = HandlersOf<typeof endpoints>

export const requirementHandlers: Pick<Handlers, 'readRequirement' | 'setRequirement' | 'resetMember'> = {
  readRequirement: ({ tx, who }) => findRequirement(tx, who.plannerId),

  setRequirement: async ({ tx, who, body }) => {
    const { hasOwn } = await findRequirement(tx, who.plannerId)
    if (body.isRequired && !hasOwn) return refuse('taken', { message: 'Please add a second factor of your own first.' })
    const changed = await changeRequirement(tx, who.plannerId, body.isRequired)
    await record(tx, 'factor-required', { details: { required: body.isRequired } })
    return changed
  },

  resetMember: {
    async outside({ who, params, body, from, within, withoutSession }) {
      await within((tx) => findMember(tx, params.id))
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      await withoutSession(async (tx) => {
        const member = await findMember(tx, params.id)
        await deleteFactors(tx, { plannerId: who.plannerId, memberId: member.id })
        await endMemberSessions(tx, member.id)
        await enqueue(tx, mail, factorsResetMail(member, 'The owner of your studio'))
        await recordOf(tx, 'factor-removed', who, { member: member.name })
      })
      return within((tx) => findMember(tx, params.id))
    },
  },
}
