import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { exchangedFile } from '#planning/documents/contract/endpoints.ts'
import type { UnplacedReason } from '#talk/inbox/contract/endpoints.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { streamOf } from '#platform/server/foundation/streams.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { asJpeg, heicType, jpegName, jpegType } from '#platform/server/files/jpeg.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { asMessage } from '#talk/inbox/server/accepted-files.ts'
import { answerIn } from '#talk/inbox/server/answer.ts'
import { isSpam, whyAutomatic } from '#talk/inbox/server/automatic.ts'
import { failureIn } from '#talk/inbox/server/bounce.ts'
import {
  actForPerson,
  countTaken,
  deleteIncoming,
  findCorrespondent,
  findIncoming,
  insertUnplaced,
  takeMail,
  type Correspondent,
  type NewFile,
} from '#talk/inbox/server/queries.ts'
import type { MailFile, ReadMail } from '#talk/inbox/server/read-mail.ts'
import { tokensOf } from '#talk/inbox/server/reply-address.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, type JobContext } from '#platform/server/jobs/job.ts'
import { markBounced } from '#talk/letters/server/public/bounces.ts'
import { sendAsCouple } from '#talk/messages/server/public.ts'

const mostAnHour = 30
/** More than that is a loop or an attack; it is not even shown. */
const mostTakenAnHour = 3 * mostAnHour
const mostFiles = 8
const limits = { fileBytes: exchangedFile.maxBytes, files: mostFiles }

/** Reads a mail that has arrived, and adds it to its conversation, shows it to the planner, or drops it. */
export const placeMail = job<{ id: number }>('place-mail', async ({ id }, context) => {
  const { pool, services, log } = context
  const incoming = await asSystem(pool, (tx) => findIncoming(tx, id))
  if (!incoming) return
  const opened = await services.files.get(incoming.fileKey)
  // Few installations receive mail, and its decoders are large.
  const { readMail } = await import('#talk/inbox/server/read-mail.ts')
  const mail = opened && (await readMail(opened.bytes, limits))
  const dropped = mail ? await place(mail, { id, ...incoming }, context) : 'its file is gone'
  if (dropped === undefined) return
  await asSystem(pool, (tx) => finish(tx, id, incoming.fileKey))
  log.info({ reason: dropped }, 'a mail to the inbox was dropped')
})

async function finish(tx: Tx, id: number, fileKey: string): Promise<boolean> {
  const isOurs = await deleteIncoming(tx, id)
  if (isOurs) await enqueue(tx, removeFile, { key: fileKey })
  return isOurs
}

type Incoming = { id: number; fileKey: string }

/** Returns why the mail is dropped, if it is. */
async function place(mail: ReadMail, incoming: Incoming, { pool, services }: JobContext): Promise<string | undefined> {
  const { inbox, files: store } = services
  if (!inbox) return 'no inbox is configured'
  const from = await asSystem(pool, (tx) => findCorrespondent(tx, tokensOf(mail, inbox)))
  const { report } = mail
  if (report) {
    await asSystem(pool, (tx) => noteReport(tx, report, from, services))
    return 'it is a delivery report'
  }
  if (!from) return 'it has no valid token'
  const automatic = whyAutomatic(mail)
  if (automatic) return `it was sent automatically: ${automatic}`

  const answer = answerIn(mail.text)
  const { content, files } = asMessage(mail, answer)
  const unplaced = whyUnplaced(mail, from, answer !== '' || files.length > 0)
  // A mail of which nothing remains is shown as it came.
  const shown = unplaced && answer === '' ? asMessage(mail, mail.text) : { content, files }
  const stored: NewFile[] = []
  for (const given of shown.files) {
    const { bytes, name, type } = given.type === heicType ? await inJpeg(given) : given
    const { key, size } = await store.put(streamOf([bytes]))
    stored.push({ fileKey: key, fileSize: size, fileType: type, originalName: name })
  }
  return asSystem(pool, async (tx) => {
    if (!(await finish(tx, incoming.id, incoming.fileKey))) return undefined
    const taken = await takeMail(tx, from, messageIdOf(mail))
    const count = taken ? await countTaken(tx, from) : 0
    if (!taken || count > mostTakenAnHour) {
      for (const { fileKey } of stored) await enqueue(tx, removeFile, { key: fileKey })
      return taken ? 'its sender writes too often' : 'it was taken before'
    }
    await actForPerson(tx, from)
    const reason = unplaced ?? (count > mostAnHour ? 'too-many' : undefined)
    if (reason === undefined) await sendAsCouple(tx, from, { content: shown.content, files: stored })
    else
      await insertUnplaced(tx, { ...senderOf(mail), clientId: from.clientId, content: shown.content, reason }, stored)
    return undefined
  })
}

/** Marks what could not be delivered: a letter by the token of its address for answers, other mails by what they contain. */
async function noteReport(
  tx: Tx,
  { status, original }: NonNullable<ReadMail['report']>,
  from: Correspondent | undefined,
  { hooks }: JobContext['services'],
): Promise<void> {
  const failure = failureIn(status)
  if (failure === undefined) return
  if (!from) await hooks.noteReturnedMail(tx, original, failure)
  else if (from.letterId !== null) await markBounced(tx, from.letterId, failure)
}

/** A picture that can't be decoded stays as it came, to be downloaded. */
async function inJpeg(picture: MailFile): Promise<MailFile> {
  try {
    const bytes = await buffer(await asJpeg(streamOf([picture.bytes])))
    return { name: jpegName(picture.name), type: jpegType, bytes }
  } catch (error) {
    if (error instanceof Refusal && error.reason !== 'busy') return picture
    throw error
  }
}

function whyUnplaced(mail: ReadMail, from: Correspondent, hasContent: boolean): UnplacedReason | undefined {
  if (isSpam(mail)) return 'spam'
  if (mail.isBroken) return 'unreadable'
  if (from.personName === null) return 'person-gone'
  if (!from.email || mail.from?.address !== from.email.toLowerCase()) return 'other-sender'
  if (from.access === 'only-money' || !from.hasMessaging) return 'no-access'
  return hasContent ? undefined : 'empty'
}

function senderOf({ from, subject, header }: ReadMail) {
  const fromAddress = from?.address || (header('from')[0] ?? '').slice(0, 254)
  return { fromName: from?.name ?? '', fromAddress: clean(fromAddress), subject: subject.slice(0, 300).toWellFormed() }
}

const clean = (text: string) => text.replace(/[\p{Cc}]+/gu, ' ').toWellFormed()

/** Mails without an id of their own are recognised by their words. */
function messageIdOf(mail: ReadMail): string {
  const [given = ''] = mail.header('message-id')
  if (/^<[^<>\s]{3,500}>$/.test(given)) return clean(given)
  const { subject, text, from } = mail
  return hash('sha256', JSON.stringify([mail.header('date'), from?.address, subject, text]))
}
