import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint, Terms } from '#contract/endpoint.ts'
import type { PortalPart } from '#contract/portal-looks.ts'
import { hasRights } from '#contract/rights.ts'
import { eventStream, madeFile, markedText, stateBesideFile, storedFile } from '#contract/fields.ts'
import {
  anyone,
  rightsIn,
  type ApiToken,
  type CoupleSession,
  type Entered,
  type LinkCaller,
  type Session,
  type Who,
} from '#server/db/callers.ts'
import { entering, within } from '#server/db/within.ts'
import type { Pool, Tx } from '#server/db/pool.ts'
import type { FileStore } from '#server/files/store.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { Services } from '#server/ground/services.ts'
import { answerText, checkAnswer } from '#server/http/answer-text.ts'
import { whileCalled } from '#server/http/call-id.ts'
import { parseGiven, parseParams } from '#server/http/answer.ts'
import { applyOnce, keyOfCall, type AnswerStore, type StoredAnswer } from '#server/http/idempotency.ts'
import type { AnyHandler, SessionCookies, SignedBody } from '#server/http/handler.ts'
import type { Live } from '#server/http/live.ts'
import { asLink } from '#server/http/link-caller.ts'
import { nextPage } from '#server/http/paging.ts'
import { apiTokenOf, cookiesOf, otherTokens, tokensFor, willDo } from '#server/http/session.ts'
import { cutOffAfterAnswer } from '#server/http/rest-of-body.ts'
import { streamedBody } from '#server/http/streamed-body.ts'
import { receiver } from '#server/http/upload.ts'
import { sendJson, sendMarked } from '#server/http/send.ts'
import { sendFile, sendMade } from '#server/http/send-file.ts'

export type Mounted = { endpoint: Endpoint; handler: AnyHandler }
export type HttpContext = {
  pool: Pool
  files: FileStore
  /** What handlers get besides the transaction. */
  services: Services
  live: Live
  secure: boolean
  checkAnswers: boolean
  /** Whether the planner shows this part of the portal to the couple, and this person may see it. */
  isShownToCouple: (tx: Tx, feature: PortalPart, who: CoupleSession) => Promise<boolean>
  answerStore: AnswerStore
}

type Asking = {
  request: FastifyRequest
  endpoint: Endpoint
  cookies: SessionCookies
  params: Record<string, string | number>
  /** The `Idempotency-Key`. */
  key?: string | undefined
}

/** Pairs every endpoint of the contract with its handler; a missing handler stops the start. */
export function pairUp(contract: object, handlers: object): Mounted[] {
  return Object.entries(contract).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
      const handler = (handlers as Record<string, Record<string, AnyHandler>>)[feature]?.[name]
      if (!handler) throw new Error(`${feature}.${name} has no handler`)
      return { endpoint, handler }
    }),
  )
}

/** Registers every endpoint: session, caller, parsing, transaction, handler, answer. */
export function mount(app: FastifyInstance, context: HttpContext, all: readonly Mounted[]): void {
  for (const { endpoint, handler } of all) {
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const cookies = cookiesOf(request, reply, context.secure)
        const params = parseParams(request.params as Record<string, string>)
        const asking = { request, endpoint, cookies, params, key: keyOfCall(request, endpoint, handler) }
        if (endpoint.upload || endpoint.streamed) cutOffAfterAnswer(request, reply)
        if (streams(endpoint)) {
          const who = await asCaller(context, asking, async (_, { session }) => session)
          const { query = {} } = given(asking, who) as { query?: { since?: number; tab?: string } }
          return context.live.open(reply, who, query)
        }
        const answered = await whileCalled(request, () =>
          typeof handler === 'function'
            ? answerInside(context, asking, handler)
            : answerOutside(context, asking, handler.outside),
        )
        if ('answer' in answered) return sendJson(reply, answered.status, answered.answer ?? undefined)
        return sendAnswer(context, endpoint, reply, answered)
      },
    }
    if (endpoint.streamed) mountStreamed(app, route)
    else if (endpoint.signed || endpoint.ignoresBody) mountRaw(app, route)
    else app.route(route)
  }
}

/** Signatures cover the bytes of the body, so signed bodies are not parsed, and neither are ignored ones. */
function mountRaw(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.route(route)
  })
}

/** Forms keep their parser, which reads nothing until the handler does. */
function mountStreamed(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('*', (_, body, done) => done(null, body))
    scope.route(route)
  })
}

function signedBody({ body, headers }: FastifyRequest, { signed }: Endpoint): SignedBody | undefined {
  if (!signed) return undefined
  const signature = headers[signed]
  return {
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : undefined,
  }
}

const streams = (endpoint: Endpoint) => Object.values(endpoint.for).some(({ returns }) => returns === eventStream)

async function answerInside(
  context: HttpContext,
  asking: Asking,
  handler: (call: never) => Promise<unknown>,
): Promise<Answered | StoredAnswer> {
  const { pool, services } = context
  const { endpoint, request, key } = asking
  const write = async (tx: Tx, who: Who) => {
    const call = { ...given(asking, who), services, tx }
    return { who, query: call.query, reply: await handler(call as never) }
  }
  const run = async (tx: Tx, who: Who): Promise<Answered | StoredAnswer> => {
    if (key === undefined) return write(tx, who)
    const once = { tx, key, request, status: endpoint.status }
    return applyOnce(context.answerStore, once, async () => textOf(context, endpoint, await write(tx, who)))
  }
  if (endpoint.for.anyone) return within(pool, anyone, (tx) => write(tx, anyone), endpoint.route)
  return asCaller(context, asking, (tx, { session }) => run(tx, session))
}

async function answerOutside(context: HttpContext, asking: Asking, handler: (call: never) => Promise<unknown>) {
  const { pool, services } = context
  const { endpoint, request, cookies } = asking
  const who = endpoint.for.anyone ? anyone : await asCaller(context, asking, async (_, { session }) => session)
  const call = {
    ...given(asking, who),
    services,
    cookies,
    from: request.ip,
    within: <T>(work: (tx: Tx) => Promise<T>) => within(pool, who, work, endpoint.route),
    withoutSession: <T>(work: (tx: Tx) => Promise<T>) => within(pool, anyone, work, endpoint.route),
    receive: endpoint.upload && receiver(request, endpoint.upload, termsFor(endpoint, who).body, context.files),
  }
  return { who, query: call.query, reply: await handler(call as never) }
}

function asCaller<T>(
  context: HttpContext,
  asking: Asking,
  work: (tx: Tx, entered: { session: Session | LinkCaller }) => Promise<T>,
): Promise<T> {
  const { endpoint, request, params } = asking
  if (!endpoint.for.link) return asSession(context, asking, work)
  const options = { kinds: endpoint.linkKinds, reads: endpoint.method === 'GET', purpose: endpoint.route }
  return asLink({ pool: context.pool, token: String(params['token']), from: request.ip, ...options }, work)
}

/** Runs work in the caller's session; refuses callers without one, or of a kind that the endpoint does not serve. */
async function asSession<T>(
  context: HttpContext,
  asking: Asking,
  work: (tx: Tx, entered: Entered) => Promise<T>,
): Promise<T> {
  const { endpoint, cookies, request, params } = asking
  const apiToken = apiTokenOf(request)
  const tokens = tokensFor(endpoint, cookies, { speaksAs: speaksAs(request), apiToken })
  const result = await entering(
    context.pool,
    tokens,
    willDo(endpoint, params, tokens.length > 1),
    async (tx, entered) => {
      const token = entered.slid && !apiToken && cookies.token(entered.session.kind)
      if (token) cookies.give(entered.session.kind, token)
      await refuseOutOfReach(context, endpoint, tx, entered.session)
      return { value: await work(tx, entered) }
    },
    { reads: endpoint.method === 'GET', purpose: endpoint.route },
  )
  if (result) return result.value
  const others = otherTokens(endpoint, cookies, apiToken)
  const isSomebodyElse = await entering(
    context.pool,
    others,
    () => true,
    async () => true,
  )
  if (apiToken && !isSomebodyElse) refuse('signed-out', { message: 'This API token is not valid, or not any more.' })
  return refuse(isSomebodyElse ? 'forbidden' : 'signed-out')
}

/** Pages name the kind of their session in a header; links and streams, which can't set headers, in the query. */
const speaksAs = ({ headers, query }: FastifyRequest) => headers['x-larkspur-as'] ?? (query as { as?: string }).as

/** Refuses a member of the studio without the rights for the endpoint, and a couple whose planner hides the feature. */
export async function refuseOutOfReach(context: HttpContext, endpoint: Endpoint, tx: Tx, who: Who): Promise<void> {
  if (who.kind === 'planner' && who.lacksSecondFactor && !endpoint.beforeSecondFactor)
    refuse('forbidden', { message: 'Your studio requires a second factor. Please add one.', mustAddSecondFactor: true })
  if (who.kind === 'planner' && !hasRights(rightsIn(who), endpoint.needs))
    refuse('forbidden', { message: 'Your role in this studio does not include that.' })
  if (who.kind === 'planner' && who.apiToken) refuseProgram(endpoint, who.apiToken)
  if (who.kind !== 'couple' || !endpoint.feature) return
  if (!(await context.isShownToCouple(tx, endpoint.feature, who)))
    refuse('forbidden', { message: 'Your planner does not show this part of the portal at the moment.' })
}

/** What needs no right is about the person who is signed in. */
function refuseProgram(endpoint: Endpoint, { readsOnly }: ApiToken): void {
  if (endpoint.needs?.length === 0) refuse('forbidden', { message: 'This is not for API tokens.' })
  if (readsOnly && endpoint.method !== 'GET') refuse('forbidden', { message: 'This API token may only read.' })
}

export function termsFor(endpoint: Endpoint, who: Who): Terms {
  return endpoint.for[who.kind] ?? refuse('forbidden')
}

function given({ request, endpoint, params }: Asking, who: Who) {
  const terms = termsFor(endpoint, who)
  // Upload fields arrive together with the file: see `receive`.
  const body =
    endpoint.upload || endpoint.streamed || endpoint.signed || endpoint.ignoresBody
      ? undefined
      : parseGiven(terms.body, request.body)
  const query = parseGiven(terms.query, request.query)
  const streamed = endpoint.streamed && streamedBody(request, endpoint.streamed)
  const has = request.headers['if-none-match']
  return { who, params, query, body, streamed, signed: signedBody(request, endpoint), has }
}

type Answered = { who: Who; query: unknown; reply: unknown }

function textOf(context: HttpContext, endpoint: Endpoint, { who, reply }: Answered): string | undefined {
  const { returns } = termsFor(endpoint, who)
  if (context.checkAnswers) checkAnswer(endpoint.route, returns, reply)
  return answerText(returns, reply)
}

async function sendAnswer(context: HttpContext, endpoint: Endpoint, reply: FastifyReply, answered: Answered) {
  const { returns } = termsFor(endpoint, answered.who)
  if (context.checkAnswers) checkAnswer(endpoint.route, returns, answered.reply)
  const next = nextPage(reply.request.url, answered.query, answered.reply)
  if (next) reply.header('link', next)
  if (returns === madeFile) return sendMade(reply, madeFile.parse(answered.reply))
  if (returns === markedText) return sendMarked(reply, markedText.parse(answered.reply))
  const state = stateBesideFile(returns)
  const isFile = returns === storedFile || (state && storedFile.safeParse(answered.reply).success)
  if (isFile) return sendFile(reply, context.files, storedFile.parse(answered.reply))
  return sendJson(reply, endpoint.status, answerText(state ?? returns, answered.reply))
}
