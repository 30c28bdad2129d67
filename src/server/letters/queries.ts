import type { Letter, LetterKind } from '#contract/letters.ts'
import type { Rhythm } from '#contract/people.ts'
import { planners, studioName } from '#server/accounts/table.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { hashOf } from '#server/db/within.ts'
import { refuse } from '#server/ground/refusal.ts'
import { letters, notices } from '#server/letters/table.ts'
import { people } from '#server/people/table.ts'

const features: Record<LetterKind, string> = {
  message: 'messaging',
  document: 'documents',
  invoice: 'billing',
  payment: 'billing',
  task: 'tasks',
  event: 'calendar',
}
/** Kinds that wait for the couple to do something. */
const needsAnswer: ReadonlySet<LetterKind> = new Set(['message', 'invoice', 'task'])
/** A receipt is sent to everybody, also to those who have ended other mail. */
const isReceipt = (kind: LetterKind) => kind === 'payment'

/** Whether a person with this rhythm gets mail about this kind. */
export const wants = (rhythm: Rhythm, kind: LetterKind): boolean =>
  isReceipt(kind) || (rhythm === 'needs-me' ? needsAnswer.has(kind) : rhythm !== 'none')

export type News = { clientId: number; kind: LetterKind; subjectId: number; title: string; detail?: string }

/** Notes news for the people of a wedding; a letter tells it later. */
export async function tell(tx: Tx, { clientId, kind, subjectId, title, detail = '' }: News): Promise<void> {
  const quiet = isReceipt(kind) ? [] : needsAnswer.has(kind) ? ['none'] : ['none', 'needs-me']
  await tx.execute(
    sql`select tell_people(${clientId}, ${kind}, ${subjectId}, ${title}, ${detail}, ${features[kind]}, ${sql.param(quiet)})`,
  )
}

export type WaitingPerson = {
  plannerId: number
  clientId: number
  personId: number
  oldest: string
  last: number
  name: string
  email: string | null
  rhythm: Rhythm
  zone: string
  weddingDate: string | null
  studio: string
  replyTo: string
}

/** Everybody who has news waiting, with what decides when it is sent. */
export async function listWaiting(tx: Tx): Promise<WaitingPerson[]> {
  const { rows } = await tx.execute<WaitingPerson>(sql`
    select waiting.*, p.name, p.email, p.rhythm, c.wedding_date as "weddingDate", s.time_zone as zone,
      coalesce(s.business_name, s.name) as studio, coalesce(s.business_email, s.email) as "replyTo"
    from (select planner_id as "plannerId", client_id as "clientId", person_id as "personId",
        min(created_at)::text as oldest, max(id) as last
      from notices where settled_at is null group by planner_id, client_id, person_id) waiting
    join people p on p.planner_id = waiting."plannerId" and p.id = waiting."personId"
    join clients c on c.planner_id = p.planner_id and c.id = p.client_id
    join planners s on s.id = p.planner_id`)
  return rows
}

/** What has been read, done or deleted in the meantime is not told. */
const isCurrent = sql`case n.kind
  when 'message' then exists (select from messages r where r.planner_id = n.planner_id and r.id = n.subject_id and not r.read)
  when 'document' then exists (select from documents r where r.planner_id = n.planner_id and r.id = n.subject_id and r.visible_to_couple)
  when 'invoice' then exists (select from invoices r where r.planner_id = n.planner_id and r.id = n.subject_id
    and r.status not in ('Draft', 'Void', 'Paid'))
  when 'task' then exists (select from tasks r where r.planner_id = n.planner_id and r.id = n.subject_id and not r.completed)
  when 'event' then exists (select from events r where r.planner_id = n.planner_id and r.id = n.subject_id)
  else true end`

export type Told = { id: number; kind: LetterKind; title: string; detail: string; isCurrent: boolean }

/** Takes the news of one person that was listed, oldest first. Another process that asks at the same time gets none. */
export async function takeNews(tx: Tx, { plannerId, personId, last }: WaitingPerson): Promise<Told[]> {
  const { rows } = await tx.execute<Told>(sql`
    update notices n set settled_at = now()
    where n.planner_id = ${plannerId} and n.person_id = ${personId} and n.id <= ${last} and n.settled_at is null
    returning n.id, n.kind, n.title, n.detail, ${isCurrent} as "isCurrent"`)
  return rows.sort((one, other) => one.id - other.id)
}

type Sent = Pick<
  typeof letters.$inferInsert,
  'plannerId' | 'clientId' | 'personId' | 'personName' | 'email' | 'subject' | 'kinds'
>

/** Records a letter with the hashes of the secrets in its links. */
export async function insertLetter(tx: Tx, letter: Sent, secrets: { link: string; settings: string }): Promise<number> {
  const hashes = { linkHash: hashOf(secrets.link), settingsHash: hashOf(secrets.settings) }
  const [row] = await tx
    .insert(letters)
    .values({ ...letter, ...hashes })
    .returning({ id: letters.id })
  return row?.id ?? 0
}

const shown = {
  id: letters.id,
  personName: letters.personName,
  email: letters.email,
  subject: letters.subject,
  kinds: letters.kinds,
  sentAt: letters.sentAt,
  openedAt: letters.openedAt,
  bouncedAt: letters.bouncedAt,
  bounceReason: letters.bounceReason,
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

/** Notes that a letter could not be delivered, and why; or, without a reason, that a later attempt succeeded. */
export async function markBounced(tx: Tx, letterId: number, reason: string | undefined): Promise<void> {
  const bounced =
    reason === undefined
      ? { bouncedAt: null, bounceReason: null }
      : { bouncedAt: new Date().toISOString(), bounceReason: reason }
  await tx.update(letters).set(bounced).where(eq(letters.id, letterId))
}

const unknown = () => refuse('not-found', { message: 'This link is not valid. Please use the link of a newer mail.' })

export async function findSettings(tx: Tx, token: string) {
  const [row] = await tx
    .select({ personId: people.id, name: people.name, rhythm: people.rhythm, studio: studioName })
    .from(letters)
    .innerJoin(people, sql`${people.plannerId} = ${letters.plannerId} and ${people.id} = ${letters.personId}`)
    .innerJoin(planners, eq(planners.id, letters.plannerId))
    .where(eq(letters.settingsHash, hashOf(token)))
  return row ?? unknown()
}

export async function changeRhythm(tx: Tx, personId: number, rhythm: Rhythm): Promise<void> {
  await tx.update(people).set({ rhythm }).where(eq(people.id, personId))
}

export async function deleteSettledNotices(tx: Tx): Promise<void> {
  await tx.delete(notices).where(sql`${notices.settledAt} < now() - interval '30 days'`)
}
