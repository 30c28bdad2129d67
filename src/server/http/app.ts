import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { StoreTrouble } from '#server/files/store.ts'
import { refuseForeignWrites } from '#server/http/origin.ts'
import { securityHeaders } from '#server/http/headers.ts'
import { isMissingGrant, refusalFor, Refusal } from '#server/http/refusal.ts'

export type AppOptions = { publicUrl: string; trustProxy: string[]; log: FastifyBaseLogger }

const jsonLimit = 1024 * 1024

/** Fastify with everything that every answer has in common: limits, headers, cookies, refusals. */
export async function createApp({ publicUrl, trustProxy, log }: AppOptions): Promise<FastifyInstance> {
  const secure = publicUrl.startsWith('https:')
  const app = fastify({
    bodyLimit: jsonLimit,
    // Time for 10 MB over a slow line; who sends no headers is cut off by Node after a minute.
    requestTimeout: 300_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    loggerInstance: log,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })

  await app.register(cookie)
  await app.register(multipart, { limits: { fields: 20 } })
  await app.register(underPressure, {
    maxEventLoopDelay: 1500,
    pressureHandler: () => {
      throw new Refusal('busy')
    },
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Several calls are specified with an empty body.
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })

  const headers = securityHeaders(secure)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    refuseForeignWrites(request, publicUrl)
  })
  app.setErrorHandler(sendError)
  return app
}

/** Unique over processes and restarts, and cheap. */
function requestIds(): () => string {
  const process = randomBytes(8).toString('hex')
  let count = 0
  return () => `${process}-${(count += 1).toString(36)}`
}

type Request = Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[1]
type Reply = Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2]

function sendError(error: unknown, request: Request, reply: Reply) {
  const refusal = refusalFor(error)
  reply.header('cache-control', 'no-store')
  if (refusal) {
    const { retryAfter } = refusal.details
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    if (refusal.reason === 'busy') reply.header('retry-after', '2')
    if (error instanceof StoreTrouble) request.log.warn({ err: error }, 'the file store failed')
    if (isMissingGrant(error))
      request.log.error({ err: error, route: request.routeOptions?.url }, 'the database refused what a call is made of')
    return reply.code(refusal.status).send(refusal.body)
  }
  request.log.error(
    { err: error, requestId: request.id, method: request.method, route: request.routeOptions?.url },
    'unexpected failure',
  )
  return reply.code(500).send({ message: 'Something went wrong on our side. Please try again.', requestId: request.id })
}
