import { createHash, type Hash } from 'node:crypto'
import { msg } from '#platform/contract/locale/translate.ts'
import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Schema, Upload } from '#platform/contract/endpoint.ts'
import { ContentCheck, endingsOf } from '#platform/server/files/content-type.ts'
import { fitsType } from '#platform/server/files/file-name.ts'
import { heicType, jpegName, jpegType, replacedByJpeg } from '#platform/server/files/jpeg.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { parseGiven } from '#platform/server/http/answer.ts'
import type { Receive, ReceivedFile } from '#platform/server/http/handler.ts'
import { AnsweredBefore } from '#platform/server/http/keyed-outside.ts'
import { Refusal, refuse, refuseField, told } from '#platform/server/foundation/refusal.ts'
import { streamOf } from '#platform/server/foundation/streams.ts'

/** Size limit for the rest of a call with files. */
const restBytes = 1024 * 1024
const longestField = 60_000

/** What tells calls with files apart. */
export type Arrived = { body: unknown; files: readonly FileMark[] }
type FileMark = { name: string; hash: string }

type Receiving = {
  request: FastifyRequest
  upload: Upload
  body: Schema | undefined
  store: FileStore
  /** Gets what has arrived, before it is recorded. Without it, files are not hashed. */
  note?: ((arrived: Arrived) => void) | undefined
}

/** Stores uploaded files, and removes them if they are not recorded. */
export function receiver({ request, upload, body, store, note }: Receiving): Receive<unknown> {
  return async (record, make) => {
    const files: ReceivedFile[] = []
    const marks: FileMark[] = []
    const forget = () => Promise.allSettled(files.map(({ key }) => store.remove(key)))
    let received
    try {
      const fields = await readForm(request, upload, async (part) => {
        const hash = note && createHash('sha256')
        files.push(await storeFile(part, upload, store, { make, hash }))
        if (hash) marks.push({ name: nameOf(part), hash: hash.digest('hex') })
      })
      if (files.length === 0 && !upload.optional) refuseField('file', msg('Please choose a file.'))
      received = { body: parseGiven(body, fields), files }
      note?.({ body: fields, files: marks })
    } catch (error) {
      await forget()
      throw error
    }
    try {
      return await record(received)
    } catch (error) {
      // After other errors, it is unknown whether the file was recorded; orphans are swept later.
      if (error instanceof Refusal || error instanceof AnsweredBefore) await forget()
      throw error
    }
  }
}

/** Reads a call with files without storing any. */
export async function readArrived(request: FastifyRequest, upload: Upload): Promise<Arrived> {
  const files: FileMark[] = []
  const body = await readForm(request, upload, async (part) => {
    const hash = createHash('sha256')
    try {
      for await (const piece of part.file as AsyncIterable<Buffer>) hash.update(piece)
    } catch (error) {
      refuseForm(error, 1)
    }
    files.push({ name: nameOf(part), hash: hash.digest('hex') })
  })
  return { body, files }
}

/** Browsers escape quotes in file names like this. */
const nameOf = ({ filename }: MultipartFile) => filename.replaceAll('%22', '"')

/** Reads the form's fields; files are taken one after the other as they arrive. */
async function readForm(request: FastifyRequest, upload: Upload, take: (part: MultipartFile) => Promise<void>) {
  const { maxBytes, maxFiles = 1 } = upload
  if (!request.isMultipart()) {
    return upload.optional ? request.body : refuse('wrong-type', { message: 'Please send the file as form data.' })
  }
  if (Number(request.headers['content-length'] ?? 0) > maxFiles * maxBytes + restBytes) tooLarge(upload)
  const parts = request.parts({ limits: { fileSize: maxBytes, files: maxFiles, fieldSize: longestField } })
  const fields: Record<string, unknown> = {}
  for (;;) {
    const next = await parts.next().catch((error: unknown) => refuseForm(error, maxFiles))
    if (next.done) return fields
    const part = next.value
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname !== 'file') refuseField(part.fieldname, 'This field does not take a file.')
    // Browsers send this when no file was chosen.
    else if (!part.filename) part.file.resume()
    else await take(part)
  }
}

type Making = { make: ((bytes: Readable) => Promise<Readable>) | undefined; hash: Hash | undefined }

async function storeFile(
  part: MultipartFile,
  upload: Upload,
  store: FileStore,
  { make = async (bytes) => bytes, hash }: Making,
): Promise<ReceivedFile> {
  const { file } = part
  let type = ''
  const name = nameOf(part)
  async function* checked() {
    const check = new ContentCheck(upload.types)
    for await (const piece of file as AsyncIterable<Buffer>) {
      if (!check.take(piece)) wrongType(upload)
      hash?.update(piece)
      yield piece
    }
    if (file.truncated) tooLarge(upload)
    type = check.finish(name) ?? ''
    if (!upload.types.includes(type)) wrongType(upload)
    if (upload.named && !fitsType(name, type)) {
      refuse('wrong-type', told('The contents of “{name}” do not match its name.', { name }))
    }
  }
  if (upload.named && !upload.types.some((accepted) => fitsType(name, accepted))) wrongType(upload)
  // Bytes that arrived at once may pass the limit before this listener is added; then only `truncated` shows it.
  file.once('limit', () => file.destroy(tooLargeRefusal(upload)))
  const bytes = streamOf(checked())
  try {
    const stored = await store.put(await make(bytes))
    if (type !== heicType || !upload.heicAsJpeg) return { ...stored, type, name }
    return { ...(await replacedByJpeg(store, stored)), type: jpegType, name: jpegName(name) }
  } catch (error) {
    const { errored } = bytes
    bytes.destroy()
    if (errored instanceof Refusal) throw errored
    // A failing store passes its error on to the stream; only the form's own error is the client's fault.
    if (errored && errored === file.errored) refuseForm(errored, 1)
    throw error
  }
}

/** Errors in the form itself are the client's fault. */
function refuseForm(error: unknown, maxFiles: number): never {
  if (error instanceof Refusal) throw error
  if ((error as { code?: string }).code === 'FST_FILES_LIMIT')
    refuse(
      'too-large',
      told('Please send at most {count, plural, one {# file} other {# files}} at once.', { count: maxFiles }),
    )
  return refuse('invalid', { message: msg('The file did not arrive completely. Please try again.') })
}

const tooLargeRefusal = ({ maxBytes }: Upload) =>
  new Refusal(
    'too-large',
    told('Please choose a file no larger than {most} MB.', { most: Math.floor(maxBytes / 1024 / 1024) }),
  )

function tooLarge(upload: Upload): never {
  throw tooLargeRefusal(upload)
}

function wrongType({ types }: Upload): never {
  const endings = types.flatMap(endingsOf)
  return refuse(
    'wrong-type',
    told('Please choose one of these file types: {endings}.', { endings: endings.join(', ') }),
  )
}
