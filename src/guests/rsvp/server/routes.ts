import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer, type Rsvp, rsvpAnswer, type RsvpAnswer } from '#guests/rsvp/contract/endpoints.ts'
import { lockOwnEnvelope, storeAnswer } from '#guests/rsvp/server/answer-queries.ts'
import { findByCode } from '#guests/rsvp/server/find-by-code.ts'
import { finderPage } from '#guests/rsvp/server/pages/finder-page.ts'
import { bodyOf } from '#guests/rsvp/server/pages/read-form.ts'
import { rsvpPage } from '#guests/rsvp/server/pages/rsvp-page.ts'
import { html } from '#guests/rsvp/server/public/html.ts'
import { wordsPage } from '#guests/rsvp/server/public/words-page.ts'
import { serveNoMoreMail } from '#guests/rsvp/server/no-more-mail-routes.ts'
import { calendarOf } from '#guests/rsvp/server/calendar.ts'
import { readRsvp, timeZoneOfRsvp } from '#guests/rsvp/server/read-queries.ts'
import { rsvpKinds } from '#platform/contract/link-kinds.ts'
import { type Language, languageWanted } from '#platform/contract/locale/language.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { parseGiven } from '#platform/server/http/answer.ts'
import { whileCalled } from '#platform/server/http/call-id.ts'
import { applyOnce, keyOfCall, requestOf } from '#platform/server/http/idempotency.ts'
import type { HttpContext } from '#platform/server/http/mount.ts'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'
import { rsvp } from '#guests/rsvp/server/handlers.ts'
import { formIn, keepWaiting, redirectTo, serveFormPages, workAsLink } from '#platform/server/http/form-pages.ts'
import { refusalFor, statusOf } from '#platform/server/http/refusal-for.ts'
import { sendText } from '#platform/server/http/send.ts'

const script = readFileSync(sourceOf('guests/rsvp/web/keep-answer.js'), 'utf8')

/** Fifty guests with all that they may write, and what they were shown. */
const mostBytes = 256 * 1024

type Sent = { asked: Rsvp; form: URLSearchParams }
/** With what the page shows, so that it can be shown again with what was refused. */
class Refused extends Error {
  readonly of: Sent & { refusal: Refusal }
  constructor(of: Sent & { refusal: Refusal }) {
    super(of.refusal.message)
    this.of = of
  }
}

type Context = Pick<HttpContext, 'pool' | 'answerStore' | 'services'>

/** Serves the page on which guests answer, as HTML that needs no script. */
export async function serveRsvp(app: FastifyInstance, { pool, answerStore, services }: Context): Promise<void> {
  const asGuest = workAsLink(pool, rsvpKinds, '/rsvp/{token}')
  await serveFormPages(app, { mostBytes, sendRefused }, async (scope) => {
    scope.get('/rsvp/keep-answer.js', (_, reply) => sendText(reply, 200, 'text/javascript', script))

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
      const found = await asGuest(request, readRsvp)
      const isSent = (request.query as { sent?: unknown }).sent !== undefined
      return sendText(
        reply,
        200,
        'text/html',
        rsvpPage(found, { path: pathOf(request), ...(isSent && { said: { kind: 'thanks' } }) }),
      )
    })

    scope.get('/rsvp/:token/calendar.ics', async (request, reply) => {
      const file = await asGuest(request, async (tx) =>
        calendarOf(await readRsvp(tx), await timeZoneOfRsvp(tx), new URL(services.publicUrl).hostname),
      )
      reply.header('content-disposition', 'attachment; filename="wedding.ics"')
      return sendText(reply, 200, 'text/calendar', file)
    })

    await serveNoMoreMail(scope, asGuest)

    scope.post('/rsvp/:token', async (request, reply) => {
      const form = formIn(request)
      const key = keyOfCall(request, answer, rsvp.answer)
      await asGuest(request, async (tx, who) => {
        if (key === undefined) return store(tx, who, form)
        const once = { store: answerStore, tx, key, request: requestOf(request, form.toString()) }
        await applyOnce(once, async () => {
          await store(tx, who, form)
          return { status: 303, answer: null }
        })
      })
      return redirectTo(reply, `${pathOf(request)}?sent=1`)
    })
  })
}

const pathOf = ({ params }: FastifyRequest) => `/rsvp/${encodeURIComponent((params as { token: string }).token)}`
const languageOf = ({ headers }: FastifyRequest): Language => languageWanted(headers['accept-language'])
const findAnother = (language: Language) =>
  html`<p><a class="alone" href="/rsvp">${translator(language)('Find Your Invitation')}</a></p>`
const toldIn = (language: Language, { details: { message, values } }: Refusal) => translator(language)(message, values)

async function store(tx: Tx, who: LinkCaller, form: URLSearchParams): Promise<void> {
  await lockOwnEnvelope(tx, who)
  const asked = await readRsvp(tx)
  try {
    await storeAnswer(tx, who, parseGiven(rsvpAnswer, bodyOf(form, asked)) as RsvpAnswer)
  } catch (error) {
    const refusal = refusalFor(error)
    if (refusal && statusOf(refusal) < 500) throw new Refused({ asked, form, refusal })
    throw error
  }
}

function sendRefused(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) {
    const { asked, form, refusal } = error.of
    const said = { kind: 'trouble', message: toldIn(asked.language, refusal) } as const
    return sendText(
      reply,
      statusOf(refusal),
      'text/html',
      rsvpPage(asked, { said, shown: form, path: pathOf(request) }),
    )
  }
  const refusal = refusalFor(error)
  if (!refusal) throw error
  keepWaiting(reply, refusal)
  const language = languageOf(request)
  return sendText(reply, statusOf(refusal), 'text/html', wordsPage(refusal, language, findAnother(language)))
}
