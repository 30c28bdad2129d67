import { promisify } from 'node:util'
import { gzip, type ZlibOptions } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { StoredFileAnswer } from '#contract/fields.ts'
import type { FileStore } from '#server/files/store.ts'
import { refuse } from '#server/http/refusal.ts'

const gzipped = promisify<string, ZlibOptions, Buffer>(gzip)
/** Below this, packing costs more than it saves. */
const worthPacking = 4096

/** Answers are made for one caller and never kept on the way. */
export async function sendText(reply: FastifyReply, status: number, type: string, text: string): Promise<FastifyReply> {
  reply.code(status).header('cache-control', 'no-store').header('content-type', `${type}; charset=utf-8`)
  const packs = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')
  if (!packs || text.length < worthPacking) return reply.send(text)
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await gzipped(text, { level: 1 }))
}

export async function sendJson(reply: FastifyReply, status: number, text: string | undefined): Promise<FastifyReply> {
  if (text === undefined) return reply.code(204).header('cache-control', 'no-store').send()
  return sendText(reply, status, 'application/json', text)
}

export async function sendFile(reply: FastifyReply, files: FileStore, answer: StoredFileAnswer): Promise<FastifyReply> {
  const { key, type, name, disposition } = answer
  const file = await files.get(key)
  if (!file) return refuse('not-found')
  return reply
    .header('content-type', type)
    .header('content-length', file.size)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'private, max-age=3600')
    .send(file.bytes)
}
