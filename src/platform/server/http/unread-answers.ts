import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A connection that takes nothing of its answer for this long is ended; one that takes little by little is not. */
export const stalledMs = 60_000

const megabyte = 1024 * 1024
/** Answers in memory that clients have not read yet, in bytes: several on one connection, and those of all connections. */
const usualLimits = { ofConnection: 16 * megabyte, ofAll: 256 * megabyte }

/**
 * Ends connections whose clients leave unread what they asked for, because each answer stays in memory until it is read:
 * those that stand still, those that ask for more and more without reading, and, when all answers together become too
 * many, those that have been waiting longest. Streamed files wait in their store instead.
 */
export function boundUnreadAnswers(app: FastifyInstance, limits = usualLimits): void {
  /** What is unread on each connection, the one that began first at the beginning. */
  const unread = new Map<Socket, { answers: number; bytes: number }>()
  let total = 0

  function add(socket: Socket, bytes: number): void {
    const { answers, bytes: before } = unread.get(socket) ?? { answers: 0, bytes: 0 }
    unread.set(socket, { answers: answers + 1, bytes: before + bytes })
    total += bytes
  }

  function remove(socket: Socket, bytes: number): void {
    const { answers, bytes: before } = unread.get(socket)!
    if (answers === 1) unread.delete(socket)
    else unread.set(socket, { answers: answers - 1, bytes: before - bytes })
    total -= bytes
  }

  function endLongestWaiting(): void {
    let over = total - limits.ofAll
    for (const [socket, { bytes }] of unread) {
      if (over <= 0) return
      socket.destroy()
      over -= bytes
    }
  }

  app.addHook('onRequest', (_, reply, done) => {
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
    done()
  })
  app.addHook('onSend', ({ raw: { socket } }, reply, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (bytes > 0 && !socket.destroyed) {
      add(socket, bytes)
      reply.raw.once('close', () => remove(socket, bytes))
      const own = unread.get(socket)!
      if (own.answers > 1 && own.bytes > limits.ofConnection) socket.destroy()
      endLongestWaiting()
    }
    done()
  })
}
