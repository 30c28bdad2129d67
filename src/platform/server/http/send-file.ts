import type { FastifyReply } from 'fastify'
import type { MadeFileAnswer, StoredFileAnswer } from '#platform/contract/fields.ts'
import type { ByteRange, FileStore } from '#platform/server/files/store.ts'
import { shownFilePolicy } from '#platform/server/http/headers.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Streams a stored file, or the requested range of it. */
export async function sendFile(reply: FastifyReply, files: FileStore, answer: StoredFileAnswer): Promise<FastifyReply> {
  const { key, type, name, size, disposition } = answer
  reply.header('cache-control', caching(answer))
  const range = size === undefined ? undefined : rangeOf(reply.request.headers.range, size)
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const file = await files.get(key, range)
  if (!file) return refuse('not-found')
  if (size !== undefined) reply.header('accept-ranges', 'bytes')
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  if (disposition === 'inline')
    reply.header('content-security-policy', shownFilePolicy(type)).header('x-frame-options', 'SAMEORIGIN')
  return reply
    .header('content-type', type === 'text/plain' ? 'text/plain; charset=utf-8' : type)
    .header('content-length', file.size)
    .header('content-disposition', `${disposition}; ${named(name)}`)
    .send(file.bytes)
}

function caching({ maxAge, isPublic }: StoredFileAnswer): string {
  if (!maxAge) return 'no-store'
  return isPublic ? `public, max-age=${maxAge}, immutable` : `private, max-age=${maxAge}`
}

/** Sends a file generated for this answer. */
export function sendMade(reply: FastifyReply, { bytes, type, name, disposition }: MadeFileAnswer): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', type)
    .header('content-disposition', `${disposition}; ${named(name)}`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** A single range is honoured; several ranges, or an unreadable header, get the whole file. */
function rangeOf(asked: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start > end ? 'beyond' : { start, end }
}

/** The name as in RFC 6266: in full, and as ASCII for clients that don't support that. */
function named(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
