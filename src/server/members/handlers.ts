import type { contract } from '#contract/index.ts'
import * as queries from '#server/accounts/member-queries.ts'
import { checkPassword } from '#server/accounts/password-queries.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import { keepSession, openSession } from '#server/accounts/sign-in-queries.ts'
import { listClients } from '#server/clients/queries.ts'
import { blankToNull } from '#server/db/blank.ts'
import { limitMailsOfStudio } from '#server/db/limits.ts'
import type { Tx } from '#server/db/pool.ts'
import { hashPassword } from '#server/ground/passwords.ts'
import { refuse, refuseField } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'

const invalidInvite = () =>
  refuse('not-found', {
    message: 'This invitation is invalid or has expired. Please ask the studio for a new one.',
  })

export const members: HandlersOf<typeof contract.members> = {
  colleagues: ({ tx }) => queries.listColleagues(tx),

  list: ({ tx }) => queries.listMembers(tx),

  create: {
    async outside({ body, who, within, withoutSession }) {
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'invite-member', body.email))
      return within(async (tx) => {
        const { email } = await findPlanner(tx, who.plannerId)
        if (email.toLowerCase() === body.email.toLowerCase())
          refuseField('email', 'This is the address of the owner of the studio.')
        await refuseUnknownWeddings(tx, body.weddings)
        const { id } = await queries.insertMember(tx, body)
        return queries.mailInvitation(tx, who.plannerId, id, 'invitation')
      })
    },
  },

  update: async ({ tx, params, body }) => {
    await queries.findMember(tx, params.id)
    await refuseUnknownWeddings(tx, body.weddings)
    return queries.changeMember(tx, params.id, blankToNull(body))
  },

  remove: async ({ tx, params }) => {
    await queries.deleteMember(tx, params.id)
    return undefined
  },

  invite: {
    async outside({ params, who, within, withoutSession }) {
      const { email } = await within((tx) => queries.findMember(tx, params.id))
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'invite-member', email))
      return within((tx) => queries.mailInvitation(tx, who.plannerId, params.id, 'invitation'))
    },
  },

  handOver: {
    async outside({ params, body, who, from, within, withoutSession }) {
      await within((tx) => queries.findMember(tx, params.id))
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      const name = await withoutSession((tx) => queries.handOver(tx, who.plannerId, params.id))
      if (!name) return refuse('not-found', { message: 'This member has not joined the studio yet.' })
      return { message: `${name} owns the studio now. You are one of its planners: please sign in again.` }
    },
  },

  readInvite: async ({ tx, params }) => (await queries.findInvitation(tx, params.token)) ?? invalidInvite(),

  join: {
    async outside({ params, body, withoutSession, cookies }) {
      if (!(await withoutSession((tx) => queries.findInvitation(tx, params.token)))) invalidInvite()
      const passwordHash = await hashPassword(body.password)
      const { user, signedIn } = await withoutSession(async (tx) => {
        const accepted = await queries.acceptInvitation(tx, params.token, { name: body.name, passwordHash })
        const member = accepted ?? invalidInvite()
        return {
          user: queries.asMember(await findPlanner(tx, member.plannerId), member),
          signedIn: await openSession(tx, { ...member, memberId: member.id }, cookies.browser('planner')),
        }
      })
      keepSession(cookies, signedIn)
      return { user }
    },
  },
}

async function refuseUnknownWeddings(tx: Tx, weddings: readonly number[] | undefined): Promise<void> {
  if (!weddings || weddings.length === 0) return
  const known = new Set((await listClients(tx)).map(({ id }) => id))
  if (!weddings.every((id) => known.has(id))) refuseField('weddings', 'One of these weddings does not exist any more.')
}
