import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { refuseForeignWrites } from '#platform/server/http/origin.ts'
import { securityHeaders } from '#platform/server/http/headers.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { answerAfterBody } from '#platform/server/http/rest-of-body.ts'
import { errorSender } from '#platform/server/http/send-error.ts'
import type { Troubles } from '#platform/server/http/outages.ts'
import { boundUnreadAnswers, stalledMs } from '#platform/server/http/unread-answers.ts'

type AppOptions = {
  publicUrl: string
  trustProxy: string[]
  log: FastifyBaseLogger
  troubles: Troubles
  /** Sent when a followed link fails, instead of JSON; undefined before the first build. */
  momentPage: string | undefined
  /** How late the event loop may be before requests are refused; 0 for any. */
  mostDelayMs: number
}

const jsonLimit = 1024 * 1024

/** Fastify with everything common to all answers: limits, headers, cookies, error handling. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { publicUrl, trustProxy, log, mostDelayMs } = options
  const sendError = errorSender(options)
  const secure = publicUrl.startsWith('https:')
  const app = fastify({
    bodyLimit: jsonLimit,
    // Enough for 10 MB over a slow connection; Node closes connections without headers after a minute.
    requestTimeout: 300_000,
    connectionTimeout: stalledMs,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    loggerInstance: log,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })

  boundUnreadAnswers(app)
  await app.register(cookie)
  await app.register(multipart, { limits: { fields: 20 } })
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
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
  app.setErrorHandler(async (error, request, reply) => {
    await answerAfterBody(request, reply)
    return sendError(error, request, reply)
  })
  return app
}

/** Unique across processes and restarts, and cheap to make. */
function requestIds(): () => string {
  const process = randomBytes(8).toString('hex')
  let count = 0
  return () => `${process}-${(count += 1).toString(36)}`
}
