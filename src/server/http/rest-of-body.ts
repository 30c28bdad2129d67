import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** So long, and so much, may somebody who was refused go on sending, in order to read why. */
const patienceMs = 3000
const mostBytes = 32 * 1024 * 1024

const isOver = (raw: IncomingMessage) => raw.complete || raw.readableEnded || raw.destroyed

/**
 * Reads and drops what is still coming, so that an answer reaches whoever reads only after all is sent. False when it
 * goes on for too long: then the answer has to come first, and the connection ends.
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

/** What somebody still sends after the answer is thrown away, so that the answer gets through, but not forever. */
export function cutOffAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (isOver(raw)) return
    const cut = setTimeout(() => raw.destroy(), patienceMs).unref()
    raw.once('end', () => clearTimeout(cut)).resume()
  })
}

/** Before a refusal. A call with files is answered while they still come; of all others the body is read first. */
export async function answerAfterBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.isMultipart()) return
  // Node would close at once, and the answer be lost with what is still on its way.
  reply.removeHeader('connection')
  if (!(await dropRestOfBody(request))) cutOffAfterAnswer(request, reply)
}
