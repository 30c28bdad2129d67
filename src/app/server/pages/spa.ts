import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPage } from '#app/contract/find-page.ts'
import type { FoundPage } from '#platform/contract/page.ts'
import type { FirstRead } from '#platform/contract/page.ts'
import { pages, plannerReads } from '#app/contract/pages.ts'
import { sessionReads } from '#platform/contract/session-reads.ts'
import type { Session } from '#platform/server/db/callers.ts'
import { firstDataReader, type FirstData } from '#platform/server/http/first-data.ts'
import type { SessionCookies } from '#platform/server/http/handler.ts'
import { contentPolicy, linkPageHeaders } from '#platform/server/http/headers.ts'
import { serveIcons } from '#platform/server/http/icons.ts'
import { serveManifests } from '#app/server/pages/manifest.ts'
import type { HttpContext, Mounted } from '#platform/server/http/mount.ts'
import { pageWriter } from '#app/server/pages/page-html.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { refusalFor, statusOf } from '#platform/server/http/refusal-for.ts'
import { asksForPage } from '#app/server/pages/asks-for-page.ts'
import { sendText } from '#platform/server/http/send.ts'
import { cookiesOf } from '#platform/server/http/session.ts'
import { serveFiles } from '#app/server/pages/static-files.ts'
import type { Troubles } from '#platform/server/http/outages.ts'

const loginPage = pages.find(({ path }) => path === '/login')!

/** The kind of session a page was rendered for, if it shows private data; null if nothing could be read. */
type Read = { kind?: Session['kind']; data: FirstData | null | undefined }

const needsRows = (found: FoundPage | undefined) => found !== undefined && found.page.for !== 'anyone'

type Parts = {
  app: FastifyInstance
  context: HttpContext
  mounted: readonly Mounted[]
  troubles: Troubles
  folder: string
}

/** Serves the built web app: immutable assets, and pages with their shell and first data in the HTML. */
export async function serveWeb({ app, context, mounted, troubles, folder }: Parts): Promise<void> {
  serveManifests(app)
  serveIcons(app)
  const built = existsSync(join(folder, 'index.html'))
  if (!built) {
    app.setNotFoundHandler(() => {
      throw new Refusal('not-found')
    })
    return
  }
  const { write, scripts } = pageWriter(folder)
  const policy = contentPolicy(context.secure, scripts)
  const first = firstDataReader(context, mounted)

  await serveFiles(app, folder)

  /** A public page looks up both kinds of session and reads public data; others use one session, or a link. */
  async function readFor(
    found: FoundPage | undefined,
    cookies: SessionCookies,
    request: FastifyRequest,
  ): Promise<Read> {
    const inSession = async (
      kinds: Session['kind'][],
      reads: FirstRead[],
      willDo: (session: Session) => boolean = () => true,
    ) => {
      const tokens = kinds.flatMap((kind) => {
        const token = cookies.token(kind)
        return token ? [{ kind, token }] : []
      })
      const read = tokens.length > 0 && (await first.ofSession(tokens, willDo, reads))
      return read || { data: undefined }
    }
    // Not all browsers say so. A page fetches what it needs and is not in the HTML.
    const phone = request.headers['sec-ch-ua-mobile'] === '?1' && { phone: 1 }
    const reads = found?.page.reads({ ...found.params, ...phone }) ?? []
    if (found?.page.for === 'link')
      return { data: await first.ofLink(String(found.params['token']), request.ip, reads) }
    if (found?.page.for === 'planner') return inSession(['planner'], [...plannerReads, ...reads])
    if (found?.page.for === 'portal') {
      return inSession(
        ['couple', 'planner'],
        reads,
        (session) => session.kind === 'planner' || session.clientId === found.params['id'],
      )
    }
    const data = {
      ...(await inSession(['planner'], [sessionReads.planner])).data,
      ...(await inSession(['couple'], [sessionReads.couple])).data,
      ...(reads.length > 0 && (await first.ofAnyone(reads))),
    }
    return { data }
  }

  /** A page that needs no rows is served without data while the database is unreachable. */
  async function readIfReached(
    found: FoundPage | undefined,
    cookies: SessionCookies,
    request: FastifyRequest,
  ): Promise<Read> {
    if (troubles.has('database')) return { data: null }
    try {
      return await readFor(found, cookies, request)
    } catch (error) {
      const refusal = refusalFor(error)
      if (!refusal || statusOf(refusal) !== 503) throw error
      troubles.note(error)
      return { data: null }
    }
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', search] = request.url.split('?')
    const found = findPage(path, search)
    const at = Date.now()
    const cookies = cookiesOf(request, reply, context.secure)
    if (found?.page.for === 'link') reply.headers(linkPageHeaders)
    const read = needsRows(found) ? readFor : readIfReached
    const { kind, data } = await read(found, cookies, request)
    const needsLogin = found?.page.for === 'planner' && !data
    // The browser caches such a page for offline use, separately for each kind of session.
    if (kind) reply.header('x-larkspur-as', kind)
    reply.header('content-security-policy', policy)
    const html = write(needsLogin ? { page: loginPage, params: {} } : found, {
      data,
      at,
      accepted: request.headers['accept-language'],
    })
    return sendText(reply, found ? 200 : 404, 'text/html', html)
  }

  app.get('/', servePage)
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) throw new Refusal('not-found')
    return servePage(request, reply)
  })
}
