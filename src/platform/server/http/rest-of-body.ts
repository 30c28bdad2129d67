import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long a refused client may go on sending, so that it can read the answer. */
const patienceMs = 3000
const mostBytes = 32 * 1024 * 1024

const isOver = (raw: IncomingMessage) => raw.complete || raw.readableEnded || raw.destroyed

/**
 * Reads and discards the rest of the body, because many clients read the answer only after sending everything. False if
 * it takes too long: then the answer is sent first and the connection closed.
 */
function dropRestOfBody({ raw }: FastifyRequest): Promise<boolean> {
  if (isOver(raw)) return Promise.resolve(true)
  return new Promise((resolve) => {
    let dropped = 0
    const settle = () => {
      clearTimeout(timer)
      raw.off('data', count).off('end', settle).off('close', settle)
      resolve(isOver(raw))
    }
    const count = (piece: Buffer) => {
      dropped += piece.length
      if (dropped > mostBytes) settle()
    }
    const timer = setTimeout(settle, patienceMs)
    raw.on('data', count).once('end', settle).once('close', settle).resume()
  })
}

/** Discards what arrives after the answer, for a limited time, so that the client can read the answer. */
export function cutOffAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (isOver(raw)) return
    const cut = setTimeout(() => raw.destroy(), patienceMs).unref()
    raw.once('end', () => clearTimeout(cut)).resume()
  })
}

/** Before a refusal. Uploads are answered while they arrive; other bodies are read first. */
export async function answerAfterBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.isMultipart()) return
  // Node would close the connection at once, and unread input would reset it before the answer arrives.
  reply.removeHeader('connection')
  if (!(await dropRestOfBody(request))) cutOffAfterAnswer(request, reply)
}
