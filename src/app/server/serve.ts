import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { contract } from '#app/contract/index.ts'
import type { Config } from '#platform/server/foundation/config.ts'
import type { Database } from '#platform/server/db/open.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { handlers } from '#app/server/handlers.ts'
import { serveCaterer } from '#guests/counts/server/caterer/routes.ts'
import { serveRsvp } from '#guests/rsvp/server/routes.ts'
import { createApp } from '#platform/server/http/app.ts'
import { docsPage } from '#platform/server/http/docs.ts'
import type { Live } from '#platform/server/http/live.ts'
import { mount, pairUp, type HttpContext } from '#platform/server/http/mount.ts'
import { describe } from '#platform/server/http/openapi.ts'
import { programFolder } from '#platform/server/foundation/program-folder.ts'
import { openAnswerStore } from '#app/server/idempotency/queries.ts'
import { partsShownTo } from '#weddings/portal-looks/server/public.ts'
import { serveWeb } from '#app/server/pages/spa.ts'
import { watchTroubles } from '#platform/server/http/outages.ts'

const webFolder = join(programFolder, 'dist/web')

type Parts = {
  config: Pick<Config, 'publicUrl' | 'trustProxy'>
  database: Database
  services: Services
  live: Live
  log: FastifyBaseLogger
  checkAnswers?: boolean
  /** How late the event loop may be before requests are refused; 0 for tests, which load modules in the same process. */
  mostDelayMs?: number
}

/** Builds the HTTP server from its parts, without listening. */
export async function buildServer({
  config,
  database,
  services,
  live,
  log,
  checkAnswers = false,
  mostDelayMs = 1500,
}: Parts): Promise<FastifyInstance> {
  const troubles = watchTroubles({ pool: database.pool, ownerPool: database.ownerPool, files: services.files, log })
  const app = await createApp({ ...config, mostDelayMs, log, troubles, momentPage: await builtPage('moment.html') })
  app.addHook('onClose', async () => troubles.close())
  const secure = config.publicUrl.startsWith('https:')
  const context: HttpContext = {
    pool: database.pool,
    files: services.files,
    services,
    live,
    secure,
    checkAnswers,
    partsShownTo,
    answerStore: openAnswerStore(services.answerBox),
  }
  const mounted = pairUp(contract, {
    ...handlers,
    live: { listen: () => undefined, listenByLink: () => undefined },
  })
  mount(app, context, mounted)

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    await troubles.askDatabase()
    const reasons = troubles.reasons()
    if (reasons.length === 0) return { status: 'ok' }
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'unavailable', reason: reasons.join('. ') })
  })
  app.get('/api/openapi.json', async () => describe(contract, config.publicUrl))
  app.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(describe(contract, config.publicUrl))),
  )
  await serveRsvp(app, context)
  await serveCaterer(app, context)
  await serveWeb({ app, context, mounted, troubles, folder: webFolder })
  return app
}

const builtPage = (name: string) => readFile(join(webFolder, name), 'utf8').catch(() => undefined)
