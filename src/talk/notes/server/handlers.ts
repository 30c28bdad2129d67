import type * as endpoints from '#talk/notes/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { mentionedIn, mostNotes, type Mentionable } from '#talk/notes/contract/endpoints.ts'
import { hasRights } from '#platform/contract/rights.ts'
import { listColleagues } from '#studio/members/server/public.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { rightsIn } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { shortened } from '#platform/server/foundation/words.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#talk/notes/server/queries.ts'
import { notifyMember } from '#weddings/news/server/public/notify.ts'

/** A notification quotes so many letters of a note. */
const longestQuote = 200

export const notes: HandlersOf<typeof endpoints> = {
  list: async ({ tx, who, params }) => {
    await findClient(tx, params.id)
    const [list, people] = await Promise.all([queries.listNotes(tx, params.id), listPeople(tx, who.plannerId)])
    return { notes: list, people }
  },

  create: async ({ tx, who, params, body: { text } }) => {
    const client = await findClient(tx, params.id)
    const clientId = client.id
    if ((await queries.countNotes(tx, clientId)) >= mostNotes)
      refuse('invalid', { message: `A wedding has at most ${mostNotes} internal notes.` })
    const people = await listPeople(tx, who.plannerId)
    const memberId = who.member?.id ?? null
    const byName = who.member?.name ?? people[0]?.name ?? ''
    const note = await queries.insertNote(tx, { clientId, text, memberId, byName })
    for (const mentioned of mentionedIn(text, people))
      await notifyMember(tx, mentioned.memberId, {
        type: 'message',
        title: `${byName} mentioned you`,
        message: `${coupleNames(client)}: ${shortened(text, longestQuote)}`,
        relatedType: 'message',
        relatedId: clientId,
      })
    return note
  },

  remove: async ({ tx, who, params }) => {
    const { isOwn } = await queries.findNote(tx, params.id)
    if (!isOwn && !hasRights(rightsIn(who), 'account'))
      refuse('forbidden', { message: 'Only the person who wrote it can delete it.' })
    await queries.deleteNote(tx, params.id)
    return undefined
  },
}

/** The owner of the studio first. */
async function listPeople(tx: Tx, plannerId: number): Promise<Mentionable[]> {
  const { name, username } = await findPlanner(tx, plannerId)
  const colleagues = await listColleagues(tx)
  return [{ memberId: null, name: name || username }, ...colleagues.map(({ id, name }) => ({ memberId: id, name }))]
}
