import type { FastifyReply } from 'fastify'

/** Answers are made for one caller and never kept on the way. */
export function sendJson(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (value === undefined) return reply.code(204).send()
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(value))
}
