import type { UnplacedMail, UnplacedReason } from '#talk/inbox/contract/endpoints.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import { asc, desc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { incomingMails, unplacedFiles, unplacedMails } from '#talk/inbox/server/table.ts'

export async function insertIncoming(tx: Tx, fileKey: string): Promise<number> {
  const [row] = await tx.insert(incomingMails).values({ fileKey }).returning({ id: incomingMails.id })
  return row?.id ?? 0
}

export async function findIncoming(tx: Tx, id: number) {
  const [row] = await tx
    .select({ fileKey: incomingMails.fileKey, receivedAt: incomingMails.receivedAt })
    .from(incomingMails)
    .where(eq(incomingMails.id, id))
  return row
}

/** False if another process was faster. */
export async function deleteIncoming(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.delete(incomingMails).where(eq(incomingMails.id, id)).returning({ id: incomingMails.id })
  return rows.length > 0
}

export type Correspondent = {
  plannerId: number
  clientId: number
  personId: number
  letterId: number | null
  /** Null if the person was removed. */
  personName: string | null
  email: string | null
  access: Access | null
  partnerOneName: string
  partnerTwoName: string | null
  hasMessaging: boolean
}

/** Whom a mail with one of these tokens is from, and about which wedding. */
export async function findCorrespondent(tx: Tx, tokens: readonly string[]): Promise<Correspondent | undefined> {
  if (tokens.length === 0) return undefined
  const hashes = sql.join(
    tokens.map((token) => sql`${hashOf(token)}`),
    sql`, `,
  )
  const { rows } = await tx.execute<Correspondent>(sql`
    select r.planner_id as "plannerId", r.client_id as "clientId", r.person_id as "personId", r.letter_id as "letterId",
      p.name as "personName", p.email, p.access, c.partner_one_name as "partnerOneName",
      c.partner_two_name as "partnerTwoName",
      look.enabled_features is null or look.enabled_features ? 'messaging' as "hasMessaging"
    from reply_addresses r
    join clients c on c.planner_id = r.planner_id and c.id = r.client_id
    left join people p on p.planner_id = r.planner_id and p.client_id = r.client_id and p.id = r.person_id
    left join portal_customizations look on look.planner_id = r.planner_id and look.client_id = r.client_id
    where r.token_hash in (${hashes}) order by r.id desc limit 1`)
  return rows[0]
}

/** From here on, rows are added in the name of a person of this studio. */
export async function actForPerson(tx: Tx, { plannerId, personName }: Correspondent): Promise<void> {
  await tx.execute(
    sql`select set_config('app.planner', ${String(plannerId)}, true), set_config('app.person_name', ${personName ?? ''}, true)`,
  )
}

/** False for a mail that was taken before. */
export async function takeMail(tx: Tx, { plannerId, personId }: Correspondent, messageId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into taken_mails (planner_id, person_id, message_id) values (${plannerId}, ${personId}, ${messageId})
    on conflict (planner_id, message_id) do nothing`)
  return rowCount === 1
}

/** How many mails of a person were taken within an hour. */
export async function countTaken(tx: Tx, { plannerId, personId }: Correspondent): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from taken_mails
    where planner_id = ${plannerId} and person_id = ${personId} and taken_at > now() - interval '1 hour'`)
  return rows[0]?.count ?? 0
}

/** A mail is delivered again within days, if at all. */
export async function forgetTaken(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from taken_mails where taken_at < now() - interval '90 days'`)
}

export type NewFile = { fileKey: string; originalName: string; fileType: string; fileSize: number }
type NewUnplaced = Pick<
  typeof unplacedMails.$inferInsert,
  'clientId' | 'fromName' | 'fromAddress' | 'subject' | 'content'
> & { reason: UnplacedReason }

export async function insertUnplaced(tx: Tx, mail: NewUnplaced, files: readonly NewFile[]): Promise<void> {
  const [row] = await tx.insert(unplacedMails).values(mail).returning({ id: unplacedMails.id })
  const mailId = row?.id ?? 0
  if (files.length === 0) return
  await tx.insert(unplacedFiles).values(files.map((file) => ({ clientId: mail.clientId, mailId, ...file })))
}

const shown = {
  id: unplacedMails.id,
  clientId: unplacedMails.clientId,
  fromName: unplacedMails.fromName,
  fromAddress: unplacedMails.fromAddress,
  subject: unplacedMails.subject,
  content: unplacedMails.content,
  reason: unplacedMails.reason,
  receivedAt: unplacedMails.receivedAt,
  files: sql<
    UnplacedMail['files']
  >`coalesce((select json_agg(json_build_object('id', f.id, 'originalName', f.original_name,
    'fileType', f.file_type, 'fileSize', f.file_size) order by f.id) from unplaced_files f
    where f.planner_id = unplaced_mails.planner_id and f.mail_id = unplaced_mails.id), '[]')`,
}

const mostShown = 200

export const listUnplaced = (tx: Tx): Promise<UnplacedMail[]> =>
  tx.select(shown).from(unplacedMails).orderBy(desc(unplacedMails.id)).limit(mostShown)

export async function findUnplaced(tx: Tx, id: number): Promise<UnplacedMail> {
  const [row] = await tx.select(shown).from(unplacedMails).where(eq(unplacedMails.id, id)).for('update')
  return row ?? refuse('not-found')
}

const stored = {
  fileKey: unplacedFiles.fileKey,
  originalName: unplacedFiles.originalName,
  fileType: unplacedFiles.fileType,
  fileSize: unplacedFiles.fileSize,
}

export async function findUnplacedFile(tx: Tx, id: number): Promise<NewFile> {
  const [row] = await tx.select(stored).from(unplacedFiles).where(eq(unplacedFiles.id, id))
  return row ?? refuse('not-found')
}

/** Deletes a mail, and returns what it came with. */
export async function takeOutUnplaced(tx: Tx, id: number): Promise<NewFile[]> {
  const files = await tx
    .select(stored)
    .from(unplacedFiles)
    .where(eq(unplacedFiles.mailId, id))
    .orderBy(asc(unplacedFiles.id))
  await tx.delete(unplacedMails).where(eq(unplacedMails.id, id))
  return files
}
