import { promisify } from 'node:util'
import { gzip, type ZlibOptions } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { MarkedTextAnswer } from '#platform/contract/fields.ts'

const gzipped = promisify<string, ZlibOptions, Buffer>(gzip)
/** Below this size, compression costs more than it saves. */
const worthPacking = 4096

/** Answers are private and never cached on the way. */
export async function sendText(
  reply: FastifyReply,
  status: number,
  type: string,
  text: string,
  caching = 'no-store',
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', caching).header('content-type', `${type}; charset=utf-8`)
  const packs = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')
  if (text.length < worthPacking) return reply.send(text)
  // Node writes a buffer faster than a long string.
  if (!packs) return reply.send(Buffer.from(text))
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await gzipped(text, { level: 1 }))
}

export async function sendJson(reply: FastifyReply, status: number, text: string | undefined): Promise<FastifyReply> {
  if (text === undefined) return reply.code(204).header('cache-control', 'no-store').send()
  return sendText(reply, status, 'application/json', text)
}

/** Whether an `If-None-Match` names the mark. */
export const hasMark = (has: string | undefined, mark: string): boolean => has?.split(/\s*,\s*/).includes(mark) === true

/** Whoever has the text of this mark already gets no other. */
export async function sendMarked(reply: FastifyReply, { mark, type, text }: MarkedTextAnswer): Promise<FastifyReply> {
  const caching = 'private, no-cache'
  reply.header('etag', mark)
  if (text === null || hasMark(reply.request.headers['if-none-match'], mark))
    return reply.code(304).header('cache-control', caching).send()
  return sendText(reply, 200, type, text, caching)
}
