import type * as endpoints from '#studio/members/contract/endpoints.ts'
import { asMember, changeMember, findMember, mailInvitation } from '#studio/accounts/server/public/members.ts'
import { listColleagues } from '#studio/members/server/public.ts'
import * as queries from '#studio/members/server/queries.ts'
import { checkPassword } from '#studio/accounts/server/public/password.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { keepSession, openSession } from '#studio/sessions/server/public.ts'
import { actorOf, record } from '#studio/audit/server/public/record.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { limitMailsOfStudio } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashPassword } from '#platform/server/foundation/passwords.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

const invalidInvite = () =>
  refuse('not-found', {
    message: 'This invitation is invalid or has expired. Please ask the studio for a new one.',
  })

/** Who has stolen the account could otherwise put the studio out of reach of its owner. */
const changedLately =
  'Your email address was changed within the last week, and the previous address can still undo that. Please hand over the studio after that.'

export const members: HandlersOf<typeof endpoints> = {
  colleagues: ({ tx }) => listColleagues(tx),

  list: ({ tx }) => queries.listMembers(tx),

  create: {
    async outside({ body, who, services, finish, withoutSession }) {
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'invite-member', body.email))
      return finish(async (tx) => {
        const { email } = await findPlanner(tx, who.plannerId)
        if (email.toLowerCase() === body.email.toLowerCase())
          refuseField('email', 'This is the address of the owner of the studio.')
        await refuseUnknownWeddings(tx, services, body.weddings)
        const { id } = await queries.insertMember(tx, body)
        const member = await mailInvitation(tx, who.plannerId, id, 'invitation')
        await record(tx, 'member-invited', { details: { name: body.name, role: body.role } })
        return member
      })
    },
  },

  update: async ({ tx, params, body, services }) => {
    const { role } = await findMember(tx, params.id)
    await refuseUnknownWeddings(tx, services, body.weddings)
    const changed = await changeMember(tx, params.id, blankToNull(body))
    if (body.role ?? body.weddings)
      await record(tx, 'member-changed', { details: { name: changed.name, from: role, to: changed.role } })
    return changed
  },

  remove: async ({ tx, params }) => {
    const { name } = await findMember(tx, params.id)
    await queries.deleteMember(tx, params.id)
    await record(tx, 'member-removed', { details: { name } })
    return undefined
  },

  invite: {
    async outside({ params, who, within, finish, withoutSession }) {
      const { email, joinedAt } = await within((tx) => findMember(tx, params.id))
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'invite-member', email))
      const kind = joinedAt === null ? 'invitation' : 'newPassword'
      return finish(async (tx) => {
        const member = await mailInvitation(tx, who.plannerId, params.id, kind)
        await record(tx, 'member-invited', { details: { name: member.name, role: member.role } })
        return member
      })
    },
  },

  handOver: {
    async outside({ params, body, who, from, within, withoutSession }) {
      await within((tx) => findMember(tx, params.id))
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      const name = await withoutSession(async (tx) => {
        if (await queries.canBeTakenBack(tx, who.plannerId)) refuse('taken', { message: changedLately })
        const { name: before } = await findPlanner(tx, who.plannerId)
        const next = await queries.handOver(tx, who.plannerId, params.id)
        const by = actorOf({ memberId: null, name: before })
        if (next) await record(tx, 'studio-handed-over', { plannerId: who.plannerId, by, details: { to: next } })
        return next
      })
      if (!name) return refuse('not-found', { message: 'This member has not joined the studio yet.' })
      return {
        message: `${name} owns the studio now. You are one of its planners: please sign in again. The API tokens of the studio have ended.`,
      }
    },
  },

  readInvite: async ({ tx, params }) => (await queries.findInvitation(tx, params.token)) ?? invalidInvite(),

  join: {
    async outside({ params, body, withoutSession, cookies }) {
      if (!(await withoutSession((tx) => queries.findInvitation(tx, params.token)))) invalidInvite()
      const passwordHash = await hashPassword(body.password)
      const joined = await withoutSession(async (tx) => {
        const accepted = await queries.acceptInvitation(tx, params.token, { name: body.name, passwordHash })
        const member = accepted ?? invalidInvite()
        const account = { ...member, memberId: member.id }
        const { plannerId, name, role } = member
        await record(tx, 'member-joined', { plannerId, by: actorOf({ memberId: member.id, name }), details: { role } })
        if (member.hasSecondFactor) return undefined
        return {
          user: asMember(await findPlanner(tx, member.plannerId), member),
          signedIn: await openSession(tx, account, cookies.browser('planner')),
        }
      })
      if (!joined) return { user: null }
      keepSession(cookies, joined.signedIn)
      return { user: joined.user }
    },
  },
}

async function refuseUnknownWeddings(
  tx: Tx,
  { hooks }: Services,
  weddings: readonly number[] | undefined,
): Promise<void> {
  if (!weddings || weddings.length === 0) return
  const known = new Set((await hooks.listWeddings(tx)).map(({ id }) => id))
  if (!weddings.every((id) => known.has(id))) refuseField('weddings', 'One of these weddings no longer exists.')
}
