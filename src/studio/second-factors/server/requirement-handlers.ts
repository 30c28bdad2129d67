import type * as endpoints from '#contract/second-factors.ts'
import { endMemberSessions, findMember } from '#server/accounts/member-queries.ts'
import { checkPassword } from '#server/accounts/password-queries.ts'
import { refuse } from '#server/ground/refusal.ts'
import { recordOf } from '#server/accounts/audit-queries.ts'
import { record } from '#server/audit/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { mail } from '#server/jobs/mail.ts'
import { factorsResetMail } from '#server/second-factors/mails.ts'
import { deleteFactors } from '#server/second-factors/queries.ts'
import { changeRequirement, findRequirement } from '#server/second-factors/requirement-queries.ts'

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
