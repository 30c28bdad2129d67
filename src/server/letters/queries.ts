import { isOfWeek, type LetterKind, type NewsKind } from '#contract/letter-kinds.ts'
import type { Channel, Letter } from '#contract/letters.ts'
import { mergeValues } from '#contract/merge.ts'
import type { Access, Rhythm } from '#contract/people.ts'
import type { ColorScheme } from '#contract/portal-looks.ts'
import { and, desc, eq, sql, type SQL } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { preparedSelect } from '#server/db/statement.ts'
import { hashOf } from '#server/db/within.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { Mail } from '#server/jobs/letter.ts'
import { kinds } from '#server/letters/kinds.ts'
import { letters, notices } from '#server/letters/table.ts'
import { people } from '#server/people/table.ts'

/** A receipt is sent to everybody, also to those who have ended other mail. */
const isReceipt = (kind: LetterKind) => kind === 'payment'

/** Kinds that people look for in their mail later, so that a notification does not replace it. */
export const isAlwaysMailed = (kind: LetterKind): boolean => kind === 'invoice' || isReceipt(kind) || isOfWeek(kind)

/** Whether a person with this rhythm gets mail about this kind. */
const wants = (rhythm: Rhythm, kind: LetterKind): boolean =>
  isReceipt(kind) || (rhythm === 'needs-me' ? kinds[kind].needsAnswer === true : rhythm !== 'none')

export type Hearer = { rhythm: Rhythm; access: Access }

/** Whether a person may see news of this kind, and wants it. */
export const isFor = ({ rhythm, access }: Hearer, kind: LetterKind): boolean =>
  wants(rhythm, kind) && access !== (kinds[kind].feature === 'billing' ? 'no-money' : 'only-money')

const quietRhythms = (kind: LetterKind): Rhythm[] =>
  isReceipt(kind) ? [] : kinds[kind].needsAnswer ? ['none'] : ['none', 'needs-me']

export type News = {
  clientId: number
  kind: NewsKind
  subjectId: number
  title: string
  detail?: string
  /** What was known of it until now, unless it is new: a letter names what is different from what its person knows. */
  before?: object
}

const { placeholder } = sql

const noted = preparedSelect({ noted: sql`1` }, (select) =>
  select.from(sql`tell_people(${placeholder('clientId')}, ${placeholder('kind')}, ${placeholder('subjectId')},
    ${placeholder('title')}, ${placeholder('detail')}, ${placeholder('feature')}, ${placeholder('quiet')}, ${placeholder('before')}::jsonb) as noted`),
)

/** Notes news for the people of a wedding; a letter tells it later. */
export async function tell(tx: Tx, { kind, detail = '', before, ...news }: News): Promise<void> {
  const known = before ? JSON.stringify(before) : null
  await noted(tx, { ...news, kind, detail, before: known, feature: kinds[kind].feature, quiet: quietRhythms(kind) })
}

/** The same of several news of one kind, in one statement. */
export async function tellOfAll(tx: Tx, kind: NewsKind, news: readonly Omit<News, 'kind' | 'before'>[]): Promise<void> {
  if (news.length === 0) return
  await tx.execute(sql`
    select tell_people(n."clientId", ${kind}, n."subjectId", n.title, coalesce(n.detail, ''), ${kinds[kind].feature}, ${sql.param(quietRhythms(kind))}, null)
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n("clientId" int, "subjectId" int, title text, detail text)`)
}

/** The studio's date, in a query with its row `s`; and that of tomorrow. */
export const today = sql`to_char(local_time(s.time_zone), 'YYYY-MM-DD')`
export const tomorrow = sql`to_char(local_time(s.time_zone) + interval '1 day', 'YYYY-MM-DD')`

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
      where s.id = ${plannerId}`,
  )
}

/** In whose name a letter is written, and how it looks. */
export type Letterhead = { studio: string; replyTo: string; scheme: ColorScheme; logoKey?: string }

const letterheadColumns = sql`coalesce(s.business_name, s.name) as studio, coalesce(s.business_email, s.email) as "replyTo",
  coalesce(look.color_scheme, 'sand') as scheme, billing.logo_key as "logoKey"`
const letterheadJoins = sql`join planners s on s.id = c.planner_id
  left join portal_customizations look on look.planner_id = c.planner_id and look.client_id = c.id
  left join billing_settings billing on billing.planner_id = c.planner_id`

type LetterheadRow = Omit<Letterhead, 'logoKey'> & {
  logoKey: string | null
  planner: string
  today: string
  one: string
  two: string | null
  weddingDate: string | null
  venue: string | null
}

const valueColumns = sql`s.name as planner, to_char(local_time(s.time_zone), 'YYYY-MM-DD') as today, c.partner_one_name as one, c.partner_two_name as two,
  c.wedding_date as "weddingDate", c.venue`

const letterheadOf = ({ studio, replyTo, scheme, logoKey, planner, today, one, two, ...wedding }: LetterheadRow) => ({
  letterhead: { studio, replyTo, scheme, ...(logoKey && { logoKey }) },
  values: mergeValues(
    { ...wedding, partnerOneName: one, partnerTwoName: two },
    { name: planner, businessName: studio },
    today,
  ),
})
export type FullLetterhead = ReturnType<typeof letterheadOf>

/** For every mail that a studio sends to the people of a wedding. */
export async function findLetterhead(tx: Tx, clientId: number): Promise<FullLetterhead> {
  const { rows } = await tx.execute<LetterheadRow>(
    sql`select ${letterheadColumns}, ${valueColumns} from clients c ${letterheadJoins} where c.id = ${clientId}`,
  )
  return rows[0] ? letterheadOf(rows[0]) : refuse('not-found')
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

/** Notes that a letter could not be delivered, and why; or, without a reason, that a later attempt succeeded. */
export async function markBounced(tx: Tx, letterId: number, reason: string | undefined): Promise<void> {
  const bounced =
    reason === undefined
      ? { bouncedAt: null, bounceReason: null }
      : { bouncedAt: new Date().toISOString(), bounceReason: reason }
  await tx.update(letters).set(bounced).where(eq(letters.id, letterId))
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

/** What a mail is about that may not have gone out: where the planner is led to send it again. */
export type Doubtful = {
  plannerId: number
  to: string
  subject: string
  about: 'client' | 'invoice'
  id: number
  /** If it is a letter, or reminds of invoices: these are marked then. */
  letter?: number
  invoices?: readonly number[]
}
export const uncertainMailJob = { name: 'note-uncertain-mail' } as const

/** The mail, with whom to tell if it may not have gone out. */
export function tellingOfDoubt<M extends Mail>(mail: M, about: Omit<Doubtful, 'to' | 'subject'>): M {
  const payload = { ...about, to: mail.to, subject: mail.subject }
  return { ...mail, whenUnknown: { job: uncertainMailJob.name, payload } }
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
    .select({ plannerId, clientId, personId, name, email, rhythm, access, told: letters.news })
    .from(letters)
    .leftJoin(people, sql`${people.plannerId} = ${plannerId} and ${people.id} = ${personId}`)
    .where(eq(letters.id, id))
  const { told, ...person } = row ?? refuse('not-found')
  const isReachable = (one: typeof person): one is { [Key in keyof typeof one]: NonNullable<(typeof one)[Key]> } =>
    one.name !== null && one.email !== null
  if (!isReachable(person)) return { recipient: undefined, news: [] }
  return { recipient: person, news: told.filter(({ kind }) => isFor(person, kind)) }
}
