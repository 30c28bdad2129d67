import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint, Schema, Terms } from '#platform/contract/endpoint.ts'
import { eventStream, madeFile, markedText, stateBesideFile, storedFile } from '#platform/contract/fields.ts'
import { anyone, type Who } from '#platform/server/db/callers.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { answerText, checkAnswer } from '#platform/server/http/answer-text.ts'
import { asCaller, type Asking, type CallerContext } from '#platform/server/http/as-caller.ts'
import { whileCalled } from '#platform/server/http/call-id.ts'
import { parseGiven, parseParams } from '#platform/server/http/answer.ts'
import {
  answerOfBefore,
  applyOnce,
  keyOf,
  keyOfCall,
  requestOf,
  type AnswerStore,
  type StoredAnswer,
} from '#platform/server/http/idempotency.ts'
import { AnsweredBefore, finishUpload, runReserved, type Finish } from '#platform/server/http/keyed-outside.ts'
import type { AnyHandler, SignedBody } from '#platform/server/http/handler.ts'
import type { Hearer, Live } from '#platform/server/http/live.ts'
import { nextPage, pageOf } from '#platform/server/http/paging.ts'
import { cookiesOf } from '#platform/server/http/session.ts'
import { cutOffAfterAnswer } from '#platform/server/http/rest-of-body.ts'
import { streamedBody } from '#platform/server/http/streamed-body.ts'
import { readArrived, receiver, type Arrived } from '#platform/server/http/upload.ts'
import { sendJson, sendMarked } from '#platform/server/http/send.ts'
import { sendFile, sendMade } from '#platform/server/http/send-file.ts'

export type Mounted = { endpoint: Endpoint; handler: AnyHandler }
export type HttpContext = CallerContext & {
  files: FileStore
  /** What handlers get besides the transaction. */
  services: Services
  live: Live
  secure: boolean
  checkAnswers: boolean
  answerStore: AnswerStore
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
      ...(endpoint.mostBytes && { bodyLimit: endpoint.mostBytes }),
      handler: async (request, reply) => {
        const cookies = cookiesOf(request, reply, context.secure)
        const params = parseParams(request.params as Record<string, string>)
        const asking = { request, endpoint, cookies, params, key: keyOfCall(request, endpoint, handler) }
        if (endpoint.upload || endpoint.streamed) cutOffAfterAnswer(request, reply)
        if (streams(endpoint)) {
          const who = await asCaller(context, asking, async (_, hearer) => hearer as Hearer)
          const { query = {} } = given(asking, who) as { query?: { since?: number; tab?: string } }
          return context.live.open(reply, who, query)
        }
        const answered = await whileCalled(request, () =>
          typeof handler === 'function'
            ? answerInside(context, asking, handler)
            : answerOutside(context, asking, handler.outside),
        )
        if ('answer' in answered) return sendStored(reply, answered)
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

function answerInside(
  context: HttpContext,
  asking: Asking,
  handler: (call: never) => Promise<unknown>,
): Promise<Answered | Sent> {
  const { endpoint, request, key } = asking
  return asCaller(context, asking, async (tx, who) => {
    const answer = async (): Promise<Answered> => {
      const reply = await handler({ ...given(asking, who), services: context.services, tx } as never)
      return { who, reply: pageOf(termsFor(endpoint, who), request.query, reply) }
    }
    // The text is made before the commit, so that V8 collects the rows while they are young.
    if (key === undefined) return textUnlessFile(context, asking, await answer())
    const once = { store: context.answerStore, tx, key: keyOf(who, key), request: requestOf(request, request.body) }
    return applyOnce(once, async () => storedAnswer(context, endpoint, await answer()))
  })
}

type OutsideWork = (call: never) => Promise<unknown>

async function answerOutside(context: HttpContext, asking: Asking, handler: OutsideWork) {
  const { endpoint, key } = asking
  if (key === undefined) {
    const who = endpoint.for.anyone ? anyone : await asCaller(context, asking, async (_, caller) => caller)
    return outsideAs(context, asking, handler, { who })
  }
  return endpoint.upload ? uploadOnce(context, asking, handler, key) : outsideOnce(context, asking, handler, key)
}

async function outsideOnce(context: HttpContext, asking: Asking, handler: OutsideWork, key: string) {
  const { answerStore: store } = context
  const requested = requestOf(asking.request, asking.request.body)
  const { who, claimed } = await asCaller(context, asking, async (tx, caller) => {
    given(asking, caller)
    return { who: caller, claimed: await store.reserve(tx, keyOf(caller, key), requested) }
  })
  if (!('turn' in claimed)) return answerOfBefore(claimed, requested)
  return runReserved(keyedBy(context, asking, who, key), claimed.turn, (finish) =>
    outsideAs(context, asking, handler, { who, finish }),
  )
}

async function uploadOnce(context: HttpContext, asking: Asking, handler: OutsideWork, key: string) {
  const { request, endpoint } = asking
  const { who, before } = await asCaller(context, asking, async (tx, caller) => ({
    who: caller,
    before: await context.answerStore.find(tx, keyOf(caller, key)),
  }))
  let arrived: Arrived | undefined
  const requested = () => requestOf(request, arrived?.body, arrived?.files)
  if (before) {
    arrived = await readArrived(request, endpoint.upload!)
    return answerOfBefore(before, requested())
  }
  const finish = finishUpload(keyedBy(context, asking, who, key), requested)
  const note = (now: Arrived) => (arrived = now)
  return outsideAs(context, asking, handler, { who, finish, note }).catch((error: unknown) => {
    if (error instanceof AnsweredBefore) return error.stored
    throw error
  })
}

function keyedBy(context: HttpContext, { endpoint }: Asking, who: Who, key: string) {
  const { pool, answerStore: store } = context
  const answerOf = (reply: unknown) => storedAnswer(context, endpoint, { who, reply })
  return { pool, who, purpose: endpoint.route, store, key: keyOf(who, key), answerOf }
}

type Outside = { who: Who; finish?: Finish; note?: (arrived: Arrived) => void }

async function outsideAs(
  { pool, services, files }: HttpContext,
  asking: Asking,
  handler: OutsideWork,
  { who, finish, note }: Outside,
): Promise<Answered> {
  const { endpoint, request, cookies } = asking
  const { upload } = endpoint
  const inOwn: Finish = (work) => within(pool, who, work, endpoint.route)
  const call = {
    ...given(asking, who),
    services,
    cookies,
    from: request.ip,
    gone: request.signal,
    within: inOwn,
    finish: finish ?? inOwn,
    withoutSession: <T>(work: (tx: Tx) => Promise<T>) => within(pool, anyone, work, endpoint.route),
    receive: upload && receiver({ request, upload, body: termsFor(endpoint, who).body, store: files, note }),
  }
  return { who, reply: await handler(call as never) }
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

type Answered = { who: Who; reply: unknown }

const storedAnswer = (
  context: HttpContext,
  endpoint: Endpoint,
  made: Pick<Answered, 'who' | 'reply'>,
): StoredAnswer => ({ status: endpoint.status, answer: textOf(context, endpoint, made) ?? null })

function textOf(
  context: HttpContext,
  endpoint: Endpoint,
  { who, reply }: Pick<Answered, 'who' | 'reply'>,
): string | undefined {
  const { returns } = termsFor(endpoint, who)
  if (context.checkAnswers) checkAnswer(endpoint.route, returns, reply)
  return answerText(returns, reply)
}

/** Files are sent from their store, and marked texts only to those who don't have them. */
const isFile = (returns: Schema) =>
  [madeFile, markedText, storedFile].includes(returns as never) || stateBesideFile(returns) !== undefined

function textUnlessFile(context: HttpContext, { endpoint, request }: Asking, made: Answered): Answered | Sent {
  const terms = termsFor(endpoint, made.who)
  if (isFile(terms.returns)) return made
  return { ...storedAnswer(context, endpoint, made), next: nextPage(terms, request.url, made.reply) }
}

type Sent = StoredAnswer & { next?: string | undefined }

function sendStored(reply: FastifyReply, { status, answer, next }: Sent) {
  if (next) reply.header('link', next)
  return sendJson(reply, status, answer ?? undefined)
}

async function sendAnswer(context: HttpContext, endpoint: Endpoint, reply: FastifyReply, answered: Answered) {
  const { returns } = termsFor(endpoint, answered.who)
  if (!isFile(returns)) return sendStored(reply, storedAnswer(context, endpoint, answered))
  if (context.checkAnswers) checkAnswer(endpoint.route, returns, answered.reply)
  if (returns === madeFile) return sendMade(reply, madeFile.parse(answered.reply))
  if (returns === markedText) return sendMarked(reply, markedText.parse(answered.reply))
  const state = stateBesideFile(returns)
  if (state && !storedFile.safeParse(answered.reply).success)
    return sendJson(reply, endpoint.status, answerText(state, answered.reply))
  return sendFile(reply, context.files, storedFile.parse(answered.reply))
}
