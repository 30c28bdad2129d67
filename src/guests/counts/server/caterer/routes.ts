import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { catererPage } from '#guests/counts/server/caterer/pages/caterer-page.ts'
import { noteSeen, readForCaterer } from '#guests/counts/server/caterer/read-counts.ts'
import { wordsPage } from '#guests/rsvp/server/public/words-page.ts'
import { catererKinds } from '#platform/contract/link-kinds.ts'
import { type Language, languageWanted } from '#platform/contract/locale/language.ts'
import { formIn, keepWaiting, redirectTo, serveFormPages, workAsLink } from '#platform/server/http/form-pages.ts'
import type { HttpContext } from '#platform/server/http/mount.ts'
import { refusalFor, statusOf } from '#platform/server/http/refusal-for.ts'
import { sendText } from '#platform/server/http/send.ts'

const mostBytes = 1024

/** Serves the counts to whoever has a caterer's link, as HTML that needs no script. */
export async function serveCaterer(app: FastifyInstance, { pool }: Pick<HttpContext, 'pool'>): Promise<void> {
  const asCaterer = workAsLink(pool, catererKinds, '/caterer/{token}')
  await serveFormPages(app, { mostBytes, sendRefused }, (scope) => {
    scope.get('/caterer/:token', async (request, reply) => {
      const counts = await asCaterer(request, readForCaterer)
      const hasChanged = (request.query as { changed?: unknown }).changed !== undefined
      return sendText(reply, 200, 'text/html', catererPage(counts, wantedBy(request) ?? counts.language, hasChanged))
    })

    scope.post('/caterer/:token', async (request, reply) => {
      const mark = formIn(request).get('mark') ?? ''
      const counts = await asCaterer(request, (tx, who) => noteSeen(tx, who, mark))
      const { token } = request.params as { token: string }
      const path = `/caterer/${encodeURIComponent(token)}${counts.mark === mark ? '' : '?changed=1'}`
      return redirectTo(reply, path)
    })
  })
}

/** That of the browser; the wedding's where it names none. */
const wantedBy = ({ headers }: FastifyRequest): Language | undefined =>
  headers['accept-language'] ? languageWanted(headers['accept-language']) : undefined

function sendRefused(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error)
  if (!refusal) throw error
  keepWaiting(reply, refusal)
  return sendText(reply, statusOf(refusal), 'text/html', wordsPage(refusal, wantedBy(request) ?? 'en'))
}
