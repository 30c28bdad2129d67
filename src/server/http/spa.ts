import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pages, plannerReads, type FirstRead, type Page } from '#contract/pages.ts'
import type { Session } from '#server/db/within.ts'
import { firstDataReader } from '#server/http/first-data.ts'
import type { SessionCookies } from '#server/http/handler.ts'
import { contentPolicy } from '#server/http/headers.ts'
import type { Mounted, Services } from '#server/http/mount.ts'
import { pageWriter } from '#server/http/page-html.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendText } from '#server/http/send.ts'
import { cookiesOf } from '#server/http/session.ts'

const patterns = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\{(\w+)\}/g, '(?<$1>[1-9]\\d{0,8})')}/?$`),
}))

type Found = { page: Page; params: Record<string, number> }

function findPage(path: string): Found | undefined {
  for (const { page, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) {
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, Number(value)])
      return { page, params: Object.fromEntries(params) as Record<string, number> }
    }
  }
  return undefined
}

/** The planner's session is looked at on every page, so that an open one can follow it. */
function readsOf(found: Found | undefined): FirstRead[] {
  if (found?.page.for === 'planner') return [...plannerReads, ...found.page.reads(found.params)]
  if (found?.page.for === 'portal') return found.page.reads(found.params)
  return plannerReads.slice(0, 1)
}

const loginPage = pages.find(({ path }) => path === '/login')

/** Serves the built web app: assets for ever, pages with their shell and first data in the HTML. */
export async function serveWeb(
  app: FastifyInstance,
  services: Services,
  mounted: readonly Mounted[],
  folder: string,
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (!built) {
    app.setNotFoundHandler(() => {
      throw new Refusal('not-found')
    })
    return
  }
  const { write, scripts } = pageWriter(folder)
  const policy = contentPolicy(services.secure, scripts)
  const readFirst = firstDataReader(services, mounted)

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = path.includes(`${folder}/assets/`)
      void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

  /** A portal is for its couple, and for the planner whose couple it is; everything else is for planners. */
  function readFor(found: Found | undefined, cookies: SessionCookies) {
    const kinds: Session['kind'][] = found?.page.for === 'portal' ? ['couple', 'planner'] : ['planner']
    const tokens = kinds.flatMap((kind) => {
      const token = cookies.token(kind)
      return token ? [{ kind, token }] : []
    })
    const willDo = (session: Session) => session.kind === 'planner' || session.clientId === found?.params.id
    return readFirst(tokens, willDo, readsOf(found))
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const found = findPage(request.url.split('?')[0] ?? '/')
    const at = Date.now()
    const data = await readFor(found, cookiesOf(request, reply, services.secure))
    const needsLogin = found?.page.for === 'planner' && !data
    const page = needsLogin ? loginPage : found?.page
    reply.header('content-security-policy', policy)
    const html = write(page, data, at)
    return sendText(reply, found ? 200 : 404, 'text/html', html)
  }

  app.get('/', servePage)
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html')
    if (request.method !== 'GET' || !wantsPage || request.url.startsWith('/api/')) throw new Refusal('not-found')
    return servePage(request, reply)
  })
}
