import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Rsvp, rsvpAnswer, type RsvpAnswer } from '#guests/rsvp/contract/endpoints.ts'
import { storeAnswer } from '#guests/rsvp/server/answer-queries.ts'
import { findByCode } from '#guests/rsvp/server/find-by-code.ts'
import { finderPage } from '#guests/rsvp/server/pages/finder-page.ts'
import { bodyOf } from '#guests/rsvp/server/pages/read-form.ts'
import { rsvpPage } from '#guests/rsvp/server/pages/rsvp-page.ts'
import { wordsPage } from '#guests/rsvp/server/pages/words-page.ts'
import { readRsvp } from '#guests/rsvp/server/read-queries.ts'
import { rsvpKinds } from '#platform/contract/link-kinds.ts'
import { type Language, languageWanted } from '#platform/contract/locale/language.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { parseGiven, parseParams } from '#platform/server/http/answer.ts'
import { whileCalled } from '#platform/server/http/call-id.ts'
import { linkPageHeaders } from '#platform/server/http/headers.ts'
import { asLink } from '#platform/server/http/link-caller.ts'
import { refusalFor, statusOf } from '#platform/server/http/refusal-for.ts'
import { sendText } from '#platform/server/http/send.ts'

/** Fifty guests with all that they may write. */
const mostBytes = 128 * 1024

/** A form is sent without its origin from a page that tells nobody its address, and would be taken for another site's. */
const pageHeaders = { ...linkPageHeaders, 'referrer-policy': 'same-origin' }

type Sent = { rsvp: Rsvp; form: URLSearchParams }
/** With what the page shows, so that it can be shown again with what was refused. */
class Refused extends Error {
  readonly of: Sent & { refusal: Refusal }
  constructor(of: Sent & { refusal: Refusal }) {
    super(of.refusal.message)
    this.of = of
  }
}

/** Serves the page on which guests answer, as HTML that needs no script. */
export async function serveRsvp(app: FastifyInstance, pool: Pool): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders))
    scope.setErrorHandler((error, request, reply) => sendRefused(error, request, reply))

    const asGuest = <T>(request: FastifyRequest, work: (tx: Tx, who: LinkCaller) => Promise<T>) => {
      const { token } = parseParams(request.params as Record<string, string>)
      const link = { token: String(token), from: request.ip, kinds: rsvpKinds }
      return whileCalled(request, () => asLink(pool, link, work, `${request.method} /rsvp/{token}`))
    }

    scope.get('/rsvp', (request, reply) => sendText(reply, 200, 'text/html', finderPage(languageOf(request))))

    scope.post('/rsvp', async (request, reply) => {
      const form = formIn(request)
      const typed = { code: form.get('code') ?? '', name: form.get('name') ?? '' }
      try {
        const token = await whileCalled(request, () => findByCode(pool, typed, request.ip))
        return await redirectTo(reply, `/rsvp/${token}`)
      } catch (error) {
        const refusal = refusalFor(error)
        if (!refusal || statusOf(refusal) >= 500) throw error
        keepWaiting(reply, refusal)
        const language = languageOf(request)
        return sendText(reply, statusOf(refusal), 'text/html', finderPage(language, toldIn(language, refusal), typed))
      }
    })

    scope.get('/rsvp/:token', async (request, reply) => {
      const rsvp = await asGuest(request, readRsvp)
      const isSent = (request.query as { sent?: unknown }).sent !== undefined
      return sendText(reply, 200, 'text/html', rsvpPage(rsvp, isSent ? { kind: 'thanks' } : undefined))
    })

    scope.post('/rsvp/:token', async (request, reply) => {
      const form = formIn(request)
      await asGuest(request, (tx, who) => store(tx, who, form))
      const { token } = request.params as { token: string }
      return redirectTo(reply, `/rsvp/${encodeURIComponent(token)}?sent=1`)
    })
  })
}

const languageOf = ({ headers }: FastifyRequest): Language => languageWanted(headers['accept-language'])
const formIn = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams())
const redirectTo = (reply: FastifyReply, path: string) => reply.header('cache-control', 'no-store').redirect(path, 303)
const toldIn = (language: Language, { details: { message, values } }: Refusal) => translator(language)(message, values)

function keepWaiting(reply: FastifyReply, { details: { retryAfter } }: Refusal): void {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
}

async function store(tx: Tx, who: LinkCaller, form: URLSearchParams): Promise<void> {
  const rsvp = await readRsvp(tx)
  try {
    await storeAnswer(tx, who, parseGiven(rsvpAnswer, bodyOf(form, rsvp)) as RsvpAnswer)
  } catch (error) {
    const refusal = refusalFor(error)
    if (refusal && statusOf(refusal) < 500) throw new Refused({ rsvp, form, refusal })
    throw error
  }
}

function sendRefused(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) {
    const { rsvp, form, refusal } = error.of
    const said = { kind: 'trouble', message: toldIn(rsvp.language, refusal) } as const
    return sendText(reply, statusOf(refusal), 'text/html', rsvpPage(rsvp, said, form))
  }
  const refusal = refusalFor(error)
  if (!refusal) throw error
  keepWaiting(reply, refusal)
  return sendText(reply, statusOf(refusal), 'text/html', wordsPage(refusal, languageOf(request)))
}
