import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { catererPage, noCatererPage } from '#guests/counts/server/caterer/pages/caterer-page.ts'
import { noteSeen, readForCaterer } from '#guests/counts/server/caterer/read-counts.ts'
import { catererKinds } from '#platform/contract/link-kinds.ts'
import { type Language, languageWanted } from '#platform/contract/locale/language.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { parseParams } from '#platform/server/http/answer.ts'
import { whileCalled } from '#platform/server/http/call-id.ts'
import { linkPageHeaders } from '#platform/server/http/headers.ts'
import { asLink } from '#platform/server/http/link-caller.ts'
import type { HttpContext } from '#platform/server/http/mount.ts'
import { refusalFor, statusOf } from '#platform/server/http/refusal-for.ts'
import { sendText } from '#platform/server/http/send.ts'

/** A form is sent without its origin from a page that tells nobody its address, and would be taken for another site's. */
const pageHeaders = { ...linkPageHeaders, 'referrer-policy': 'same-origin' }

/** Serves the counts to whoever has a caterer's link, as HTML that needs no script. */
export async function serveCaterer(app: FastifyInstance, { pool }: Pick<HttpContext, 'pool'>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders))
    scope.setErrorHandler((error, request, reply) => sendRefused(error, request, reply))

    const asCaterer = <T>(request: FastifyRequest, work: (tx: Tx, who: LinkCaller) => Promise<T>) => {
      const { token } = parseParams(request.params as Record<string, string>)
      const link = { token: String(token), from: request.ip, kinds: catererKinds }
      return whileCalled(request, () => asLink(pool, link, work, `${request.method} /caterer/{token}`))
    }

    scope.get('/caterer/:token', async (request, reply) => {
      const counts = await asCaterer(request, readForCaterer)
      const hasChanged = (request.query as { changed?: unknown }).changed !== undefined
      return sendText(reply, 200, 'text/html', catererPage(counts, wantedBy(request) ?? counts.language, hasChanged))
    })

    scope.post('/caterer/:token', async (request, reply) => {
      const mark = (request.body instanceof URLSearchParams && request.body.get('mark')) || ''
      const counts = await asCaterer(request, (tx, who) => noteSeen(tx, who, mark))
      const { token } = request.params as { token: string }
      const path = `/caterer/${encodeURIComponent(token)}${counts.mark === mark ? '' : '?changed=1'}`
      return reply.header('cache-control', 'no-store').redirect(path, 303)
    })
  })
}

/** That of the browser; the wedding's where it names none. */
const wantedBy = ({ headers }: FastifyRequest): Language | undefined =>
  headers['accept-language'] ? languageWanted(headers['accept-language']) : undefined

function sendRefused(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error)
  if (!refusal) throw error
  const { retryAfter } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const language = wantedBy(request) ?? 'en'
  return sendText(reply, statusOf(refusal), 'text/html', noCatererPage(refusal, language))
}
