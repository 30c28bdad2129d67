import type { NewsKind } from '#weddings/news/contract/letter-kinds.ts'
import type { Channel, Letter } from '#talk/letters/contract/endpoints.ts'
import { and, desc, eq, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { kinds } from '#weddings/news/server/public/kinds.ts'
import { isFor, quietRhythms } from '#weddings/news/server/public/who-hears.ts'
import { letters, notices } from '#talk/letters/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { languageOfPerson } from '#weddings/people/server/public/language.ts'
import { people } from '#weddings/people/server/table.ts'
import { tomorrow } from '#talk/letters/server/public/studio-date.ts'

/** The hours of the studio's day until now, and one more for a day on which the clocks change. */
const sinceMidnight = sql`local_time(s.time_zone) - date_trunc('day', local_time(s.time_zone)) + interval '1 hour'`

/** Tells each day once of each record that is due tomorrow, by the studio's date: a query of its `id`, `client_id` and `title`. */
async function tellOfTomorrow(tx: Tx, plannerId: number, kind: NewsKind, due: SQL): Promise<void> {
  await tx.execute(sql`
    select tell_people(t.client_id, ${kind}, t.id, t.title, '', ${kinds[kind].feature}, ${sql.param(quietRhythms(kind))}, null)
    from (${due}) t
    where not exists (select from notices n join planners s on s.id = n.planner_id where n.planner_id = ${plannerId}
      and n.client_id = t.client_id and n.kind = ${kind} and n.subject_id = t.id and n.created_at > now() - (${sinceMidnight}))`)
}

/** Tells couples of their tasks that are due tomorrow, and of their events. */
export async function tellOfDueTomorrow(tx: Tx, plannerId: number): Promise<void> {
  await tellOfTomorrow(
    tx,
    plannerId,
    'task-due',
    sql`select r.id, r.client_id, r.title from planners s join tasks r on r.planner_id = s.id and r.due_date = ${tomorrow}
      where s.id = ${plannerId} and r.client_id is not null and r.visible_to_couple and r.assigned_to = 'client' and not r.completed`,
  )
  await tellOfTomorrow(
    tx,
    plannerId,
    'event-soon',
    sql`select r.id, r.client_id, r.title from planners s join events r on r.planner_id = s.id and r.date = ${tomorrow}
      where s.id = ${plannerId} and r.client_id is not null`,
  )
}

export async function noteChannel(tx: Tx, letterId: number, channel: Channel): Promise<void> {
  await tx.update(letters).set({ channel }).where(eq(letters.id, letterId))
}

const shown = {
  id: letters.id,
  personName: letters.personName,
  email: letters.email,
  subject: letters.subject,
  kinds: letters.kinds,
  channel: letters.channel,
  sentAt: letters.sentAt,
  openedAt: letters.openedAt,
  bouncedAt: letters.bouncedAt,
  bounceReason: letters.bounceReason,
  uncertainAt: letters.uncertainAt,
  sentAgainAt: letters.sentAgainAt,
}

type Sent = Pick<
  typeof letters.$inferInsert,
  'plannerId' | 'clientId' | 'personId' | 'personName' | 'email' | 'subject' | 'kinds' | 'news'
>

/** Records a letter with the hashes of the secrets in its links. */
export async function insertLetter(tx: Tx, letter: Sent, secrets: { link: string; settings: string }): Promise<number> {
  const hashes = { linkHash: hashOf(secrets.link), settingsHash: hashOf(secrets.settings) }
  const [row] = await tx
    .insert(letters)
    .values({ ...letter, ...hashes })
    .returning({ id: letters.id })
  return row!.id
}

export const listLetters = (tx: Tx, clientId: number): Promise<Letter[]> =>
  tx.select(shown).from(letters).where(eq(letters.clientId, clientId)).orderBy(desc(letters.id)).limit(200)

/** Notes the first use of a link in a letter; other links are no letter's. */
export async function noteOpened(tx: Tx, token: string): Promise<void> {
  await tx
    .update(letters)
    .set({ openedAt: new Date().toISOString() })
    .where(sql`${letters.linkHash} = ${hashOf(token)} and ${letters.openedAt} is null`)
}

export async function markUncertain(tx: Tx, letterId: number): Promise<void> {
  await tx.update(letters).set({ uncertainAt: new Date().toISOString() }).where(eq(letters.id, letterId))
}

/** Whether a letter may be sent again: not when it just was, such as by the first press of two. */
export async function takeSendingAgain(tx: Tx, letterId: number): Promise<boolean> {
  const wasNotJustSent = sql`coalesce(${letters.sentAgainAt} < now() - interval '1 minute', true)`
  const taken = await tx
    .update(letters)
    .set({ sentAgainAt: sql`now()` })
    .where(and(eq(letters.id, letterId), wasNotJustSent))
    .returning({ id: letters.id })
  return taken.length > 0
}

export async function deleteSettledNotices(tx: Tx): Promise<void> {
  await tx.delete(notices).where(sql`${notices.settledAt} < now() - interval '30 days'`)
}

/**
 * What a letter told, as far as its person may see and wants it now, and the name and address of today; no recipient if
 * the person was removed or has no address.
 */
export async function findSentLetter(tx: Tx, id: number) {
  const { plannerId, clientId, personId } = letters
  const { name, email, rhythm, access } = people
  const [row] = await tx
    .select({
      plannerId,
      clientId,
      personId,
      name,
      email,
      language: languageOfPerson,
      rhythm,
      access,
      told: letters.news,
    })
    .from(letters)
    .leftJoin(people, sql`${people.plannerId} = ${plannerId} and ${people.id} = ${personId}`)
    .leftJoin(clients, sql`${clients.plannerId} = ${plannerId} and ${clients.id} = ${clientId}`)
    .where(eq(letters.id, id))
  const { told, ...person } = row ?? refuse('not-found')
  const isReachable = (one: typeof person): one is { [Key in keyof typeof one]: NonNullable<(typeof one)[Key]> } =>
    one.name !== null && one.email !== null
  if (!isReachable(person)) return { recipient: undefined, news: [] }
  return { recipient: person, news: told.filter(({ kind }) => isFor(person, kind)) }
}
