import type * as endpoints from '#weddings/people/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { limitMailsOfStudio } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { openReplyAddress } from '#weddings/news/server/public/reply-address.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { tellingOfDoubt } from '#weddings/news/server/public/uncertain-mail.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { previewOf, type Mail } from '#platform/server/jobs/mail-template.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { personInviteMail } from '#weddings/people/server/mails.ts'
import * as queries from '#weddings/people/server/queries.ts'
import { listPeople } from '#weddings/people/server/public/people.ts'

export const people: HandlersOf<typeof endpoints> = {
  ofWedding: async ({ tx, params }) => {
    const found = await listPeople(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  create: ({ tx, params, body }) => queries.insertPerson(tx, { ...blankToNull(body), clientId: params.id }),

  update: async ({ tx, params, body: { previous, ...body } }) => {
    if (previous) await queries.lockPerson(tx, params.id)
    const before = await queries.findPerson(tx, params.id)
    const { role } = before
    if (role !== 'other' && body.name !== undefined)
      refuseField('name', 'Please change the partners’ names in the details of the couple.')
    if (role === 'partner-one' && body.email !== undefined)
      refuseField('email', 'Please change the first partner’s address in the details of the couple.')
    if (role === 'partner-one' && body.phone !== undefined)
      refuseField('phone', 'Please change the first partner’s phone number in the details of the couple.')
    refuseStale(before.name, before, body, previous)
    return queries.changePerson(tx, params.id, blankToNull(body))
  },

  remove: async ({ tx, params }) => {
    const { role } = await queries.findPerson(tx, params.id)
    if (role !== 'other') refuse('invalid', { message: 'The partners are part of the couple and cannot be removed.' })
    await queries.deletePerson(tx, params.id)
    return undefined
  },

  invite: {
    async outside({ params, who, body, services, within, finish, withoutSession }) {
      const { email } = await within((tx) => queries.findPerson(tx, params.id))
      if (!email) return refuseNoEmail()
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'invite-from-planner', email))
      const link = await withoutSession((tx) =>
        services.hooks.openSignInLink(tx, { email, personId: params.id }, 'invite'),
      )
      return finish(async (tx) => {
        const person = await queries.findPerson(tx, params.id)
        const mailed = await invitation(tx, { ...person, email }, body.words, link.path)
        const replyTo = await openReplyAddress(tx, services.inbox, { clientId: person.clientId, personId: person.id })
        const sent = { ...mailed, ...(replyTo && { replyTo }) }
        await enqueue(
          tx,
          mail,
          tellingOfDoubt(sent, { plannerId: who.plannerId, about: 'client', id: person.clientId }),
        )
        const invited = await queries.changePerson(tx, params.id, { invitedAt: new Date().toISOString() })
        await record(tx, 'invite-mailed', { weddingId: person.clientId })
        return invited
      })
    },
  },

  previewInvite: async ({ tx, params, body, services }) => {
    const { email, ...person } = await queries.findPerson(tx, params.id)
    if (!email) return refuseNoEmail()
    const mailed = await invitation(tx, { ...person, email }, body.words, '/client-login/link?token=…')
    return previewOf(mailed, services.publicUrl)
  },

  // A couple's role may change no people.
  chooseLanguage: {
    async outside({ who, body, withoutSession }) {
      await withoutSession((tx) => queries.chooseLanguage(tx, who.person.id, body.language))
      return body
    },
  },
}

const refuseNoEmail = () => refuseField('email', 'Please add an email address first.')

type Invited = Pick<Person, 'clientId' | 'name' | 'access' | 'language'> & { email: string }

async function invitation(tx: Tx, person: Invited, words: string | null | undefined, path: string): Promise<Mail> {
  const client = await findClient(tx, person.clientId)
  const { sender } = await findMailSender(tx, person.clientId)
  const language = person.language ?? client.language ?? 'en'
  return personInviteMail({ ...person, language }, client, sender, words, path)
}
