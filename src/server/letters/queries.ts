import type { LetterKind } from '#contract/letter-kinds.ts'
import type { Channel, Letter } from '#contract/letters.ts'
import { mergeValues } from '#contract/merge.ts'
import type { Access, Rhythm } from '#contract/people.ts'
import type { ColorScheme, PortalFeature } from '#contract/portal-looks.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { hashOf } from '#server/db/within.ts'
import { refuse } from '#server/ground/refusal.ts'
import { kinds } from '#server/letters/kinds.ts'
import { letters, notices, type LetterNews } from '#server/letters/table.ts'
import { people } from '#server/people/table.ts'

/** A receipt is sent to everybody, also to those who have ended other mail. */
const isReceipt = (kind: LetterKind) => kind === 'payment'

/** Kinds that people look for in their mail later, so that a notification does not replace it. */
export const isAlwaysMailed = (kind: LetterKind): boolean => kind === 'invoice' || isReceipt(kind)

/** Whether a person with this rhythm gets mail about this kind. */
const wants = (rhythm: Rhythm, kind: LetterKind): boolean =>
  isReceipt(kind) || (rhythm === 'needs-me' ? kinds[kind].needsAnswer === true : rhythm !== 'none')

type Hearer = { rhythm: Rhythm; access: Access }

/** Whether a person may see news of this kind, and wants it. */
const isFor = ({ rhythm, access }: Hearer, kind: LetterKind): boolean =>
  wants(rhythm, kind) && access !== (kinds[kind].feature === 'billing' ? 'no-money' : 'only-money')

const quietRhythms = (kind: LetterKind): Rhythm[] =>
  isReceipt(kind) ? [] : kinds[kind].needsAnswer ? ['none'] : ['none', 'needs-me']

export type News = { clientId: number; kind: LetterKind; subjectId: number; title: string; detail?: string }

/** Notes news for the people of a wedding; a letter tells it later. */
export async function tell(tx: Tx, { clientId, kind, subjectId, title, detail = '' }: News): Promise<void> {
  await tx.execute(
    sql`select tell_people(${clientId}, ${kind}, ${subjectId}, ${title}, ${detail}, ${kinds[kind].feature}, ${sql.param(quietRhythms(kind))})`,
  )
}

/** The studio's date of tomorrow, in a query with its row `s`. */
const tomorrow = sql`to_char(local_time(s.time_zone) + interval '1 day', 'YYYY-MM-DD')`

/** Tells once of each task that is due tomorrow, by the studio's date. */
export async function tellOfTasksDue(tx: Tx): Promise<void> {
  const kind: LetterKind = 'task-due'
  await tx.execute(sql`
    select tell_people(t.client_id, ${kind}, t.id, 'Due tomorrow: ' || t.title, '', ${kinds[kind].feature}, ${sql.param(quietRhythms(kind))})
    from planners s
    join tasks t on t.planner_id = s.id and t.due_date = ${tomorrow}
    where t.client_id is not null and t.visible_to_couple and t.assigned_to = 'client' and not t.completed
      and not exists (select from notices n where n.planner_id = t.planner_id and n.client_id = t.client_id and n.kind = ${kind}
        and n.subject_id = t.id and n.created_at > now() - interval '2 days')`)
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
}

/** Everybody who has news waiting, with what decides when it is sent. */
export async function listWaiting(tx: Tx): Promise<WaitingPerson[]> {
  const { rows } = await tx.execute<WaitingPerson>(sql`
    select waiting.*, p.name, p.email, p.rhythm, c.wedding_date as "weddingDate", coalesce(p.time_zone, s.time_zone) as zone
    from (select planner_id as "plannerId", client_id as "clientId", person_id as "personId",
        min(created_at)::text as oldest, max(id) as last
      from notices where settled_at is null group by planner_id, client_id, person_id) waiting
    join people p on p.planner_id = waiting."plannerId" and p.id = waiting."personId"
    join clients c on c.planner_id = p.planner_id and c.id = p.client_id
    join planners s on s.id = p.planner_id`)
  return rows
}

const openTask = sql`select from tasks r join planners s on s.id = r.planner_id where r.planner_id = n.planner_id
  and r.id = n.subject_id and not r.completed and r.visible_to_couple and r.assigned_to = 'client'`

/**
 * What has been read, done, reassigned or deleted in the meantime is not told, nor that a task is due tomorrow when it
 * is not any more.
 */
const isCurrent = sql`case n.kind
  when 'message' then exists (select from messages r where r.planner_id = n.planner_id and r.id = n.subject_id and not r.read)
  when 'document' then exists (select from documents r where r.planner_id = n.planner_id and r.id = n.subject_id and r.visible_to_couple)
  when 'invoice' then exists (select from invoices r where r.planner_id = n.planner_id and r.id = n.subject_id
    and r.status not in ('Draft', 'Void', 'Paid'))
  when 'task' then exists (${openTask})
  when 'task-due' then exists (${openTask} and r.due_date = ${tomorrow})
  when 'event' then exists (select from events r where r.planner_id = n.planner_id and r.id = n.subject_id)
  else true end`

/** A payment is shown with its invoice. */
const shownId = sql`case n.kind when 'payment'
  then (select r.invoice_id from invoice_payments r where r.planner_id = n.planner_id and r.id = n.subject_id)
  else n.subject_id end`

type Taken = Omit<LetterNews, 'shownId'> &
  Hearer & {
    id: number
    email: string | null
    shownId: number | null
    isCurrent: boolean
    kindsOff: LetterKind[] | null
    features: PortalFeature[] | null
  }

/** Settings may have changed since the news was noted. */
function isStillTold({ kind, isCurrent, kindsOff, features, ...person }: Taken): boolean {
  const { feature } = kinds[kind]
  const isShown = feature === 'billing' || features === null || features.includes(feature)
  return isCurrent && isFor(person, kind) && isShown && !kindsOff?.includes(kind)
}

/**
 * Takes the news of one person that was listed: what is still to be told, oldest first, and the address of this moment.
 * Another process that asks at the same time gets none.
 */
export async function takeNews(
  tx: Tx,
  { plannerId, personId, last }: WaitingPerson,
): Promise<{ email: string | null; news: LetterNews[] }> {
  const { rows } = await tx.execute<Taken>(sql`
    update notices n set settled_at = now()
    from people p
    left join portal_customizations look on look.planner_id = p.planner_id and look.client_id = p.client_id
    left join letter_settings choices on choices.planner_id = p.planner_id and choices.client_id = p.client_id
    where n.planner_id = ${plannerId} and n.person_id = ${personId} and n.id <= ${last} and n.settled_at is null
      and p.planner_id = n.planner_id and p.id = n.person_id
    returning n.id, n.kind, n.title, n.detail, ${shownId} as "shownId", ${isCurrent} as "isCurrent",
      p.email, p.rhythm, p.access, choices.kinds_off as "kindsOff", look.enabled_features as features`)
  const told = rows.filter(isStillTold).sort((one, other) => one.id - other.id)
  const news = told.map(({ kind, title, detail, shownId: id }) => ({
    kind,
    title,
    detail,
    ...(id !== null && { shownId: id }),
  }))
  return { email: rows[0]?.email ?? null, news }
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
