import type * as endpoints from '#contract/notes.ts'
import { coupleNames } from '#contract/names.ts'
import { mentionedIn, mostNotes, type Mentionable } from '#contract/notes.ts'
import { hasRights } from '#contract/rights.ts'
import { listColleagues } from '#server/accounts/member-queries.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import { findClient } from '#server/clients/queries.ts'
import { rightsIn } from '#server/db/callers.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/ground/refusal.ts'
import { shortened } from '#server/ground/words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/notes/queries.ts'
import { notifyMember } from '#server/news/queries.ts'

/** Of a note in a notification. */
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
      refuse('forbidden', { message: 'Only who wrote it can delete it.' })
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
