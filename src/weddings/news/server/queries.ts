import { isOfWeek, type LetterKind, type NewsKind } from '#weddings/news/contract/letter-kinds.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import type { Rhythm } from '#platform/contract/rhythms.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import type { Mail } from '#platform/server/jobs/letter.ts'
import { kinds } from '#weddings/news/server/public/kinds.ts'

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

export const quietRhythms = (kind: LetterKind): Rhythm[] =>
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

/** Notes several news of one kind, in one statement. */
export async function tellOfAll(tx: Tx, kind: NewsKind, news: readonly Omit<News, 'kind' | 'before'>[]): Promise<void> {
  if (news.length === 0) return
  await tx.execute(sql`
    select tell_people(n."clientId", ${kind}, n."subjectId", n.title, coalesce(n.detail, ''), ${kinds[kind].feature}, ${sql.param(quietRhythms(kind))}, null)
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n("clientId" int, "subjectId" int, title text, detail text)`)
}

type NewNotification = {
  type: 'message' | 'client' | 'task' | 'payment'
  title: string
  message: string
  priority?: 'high' | 'medium' | 'low'
  relatedType: string
  relatedId: number
  /** A unique key: a planner gets one notification per key. */
  once?: string
}

/** Notifies a planner who has enabled this kind of notification; a mail follows as the preferences say. */
export async function notify(tx: Tx, plannerId: number, notification: NewNotification): Promise<void> {
  const { type, title, message, priority = 'medium', relatedType, relatedId, once = null } = notification
  await tx.execute(
    sql`select notify_planner(${plannerId}, ${type}, ${title}, ${message}, ${priority}, ${relatedType}, ${relatedId}, ${once})`,
  )
}

type NewsForMember = {
  type: 'task' | 'message'
  title: string
  message: string
  relatedType: string
  relatedId: number
}

/** Tells a member of the studio, or with null its owner, unless it is the caller. */
export async function notifyMember(tx: Tx, memberId: number | null, news: NewsForMember): Promise<void> {
  const { type, title, message, relatedType, relatedId } = news
  await tx.execute(sql`select notify_member(${memberId}, ${type}, ${title}, ${message}, ${relatedType}, ${relatedId})`)
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
