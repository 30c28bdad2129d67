import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint, Terms } from '#contract/endpoint.ts'
import { eventStream, madeFile, markedText, stateBesideFile, storedFile } from '#contract/fields.ts'
import { anyone, type Who } from '#server/db/callers.ts'
import { within, type Marks } from '#server/db/within.ts'
import type { Tx } from '#server/db/pool.ts'
import type { FileStore } from '#server/files/store.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { Services } from '#server/ground/services.ts'
import { answerText, checkAnswer } from '#server/http/answer-text.ts'
import { answerKept } from '#server/http/answer-kept.ts'
import { asCaller, type Asking, type CallerContext } from '#server/http/as-caller.ts'
import { whileCalled } from '#server/http/call-id.ts'
import { parseGiven, parseParams } from '#server/http/answer.ts'
import {
  answerOfBefore,
  applyOnce,
  keyOf,
  keyOfCall,
  requestOf,
  type AnswerStore,
  type StoredAnswer,
} from '#server/http/idempotency.ts'
import { AnsweredBefore, finishUpload, runReserved, type Finish } from '#server/http/keyed-outside.ts'
import type { AnyHandler, AnyKeptHandler, SignedBody } from '#server/http/handler.ts'
import type { KeptAnswer, KeptAnswers } from '#server/http/kept-answers.ts'
import type { Live } from '#server/http/live.ts'
import { nextPage, pageOf } from '#server/http/paging.ts'
import { cookiesOf } from '#server/http/session.ts'
import { cutOffAfterAnswer } from '#server/http/rest-of-body.ts'
import { streamedBody } from '#server/http/streamed-body.ts'
import { readArrived, receiver, type Arrived } from '#server/http/upload.ts'
import { sendJson, sendMarked } from '#server/http/send.ts'
import { sendFile, sendMade } from '#server/http/send-file.ts'

export type Mounted = { endpoint: Endpoint; handler: AnyHandler }
export type HttpContext = CallerContext & {
  files: FileStore
  /** What handlers get besides the transaction. */
  services: Services
  live: Live
  secure: boolean
  checkAnswers: boolean
  answerStore: AnswerStore
  kept: KeptAnswers
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
        const answered = await whileCalled<KeptAnswer | Answered>(request, () =>
          typeof handler === 'function'
            ? answerInside(context, asking, handler)
            : 'read' in handler
              ? answerKept(context, asking, handler.topics, (marks) => makeToKeep(context, asking, handler, marks))
              : answerOutside(context, asking, handler.outside),
        )
        if ('marked' in answered) return sendMarked(reply, answered.marked)
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
  marks?: Marks,
): Promise<Answered | StoredAnswer> {
  const { pool, services } = context
  const { endpoint, request, key } = asking
  const write = async (tx: Tx, who: Who) => {
    const call = { ...given(asking, who), services, tx }
    const reply = await handler(call as never)
    return { who, reply: pageOf(termsFor(endpoint, who), request.query, reply) }
  }
  const run = async (tx: Tx, who: Who): Promise<Answered | StoredAnswer> => {
    if (key === undefined) return write(tx, who)
    const once = { store: context.answerStore, tx, key: keyOf(who, key), request: requestOf(request, request.body) }
    return applyOnce(once, async () => storedAnswer(context, endpoint, await write(tx, who)))
  }
  if (endpoint.for.anyone) return within(pool, anyone, (tx) => write(tx, anyone), endpoint.route)
  return asCaller(context, asking, (tx, { session }) => run(tx, session), marks)
}

async function makeToKeep(
  context: HttpContext,
  asking: Asking,
  { read, keptForMs }: AnyKeptHandler,
  marks: Marks | undefined,
): Promise<{ answer: KeptAnswer; forMs: number | undefined }> {
  const { endpoint } = asking
  const made = await answerInside(context, asking, read, marks)
  // Only writes have a stored answer.
  if ('answer' in made) return { answer: made, forMs: 0 }
  const forMs = keptForMs?.(made.reply as never)
  if (termsFor(endpoint, made.who).returns === markedText)
    return { answer: { marked: markedText.parse(made.reply) }, forMs }
  return { answer: storedAnswer(context, endpoint, made), forMs }
}

type OutsideWork = (call: never) => Promise<unknown>

async function answerOutside(context: HttpContext, asking: Asking, handler: OutsideWork) {
  const { endpoint, key } = asking
  if (endpoint.for.anyone) return outsideAs(context, asking, handler, { who: anyone })
  if (key === undefined) {
    const who = await asCaller(context, asking, async (_, { session }) => session)
    return outsideAs(context, asking, handler, { who })
  }
  return endpoint.upload ? uploadOnce(context, asking, handler, key) : outsideOnce(context, asking, handler, key)
}

async function outsideOnce(context: HttpContext, asking: Asking, handler: OutsideWork, key: string) {
  const { answerStore: store } = context
  const requested = requestOf(asking.request, asking.request.body)
  const { who, claimed } = await asCaller(context, asking, async (tx, { session }) => {
    given(asking, session)
    return { who: session, claimed: await store.reserve(tx, keyOf(session, key), requested) }
  })
  if (!('turn' in claimed)) return answerOfBefore(claimed, requested)
  return runReserved(keyedBy(context, asking, who, key), claimed.turn, (finish) =>
    outsideAs(context, asking, handler, { who, finish }),
  )
}

async function uploadOnce(context: HttpContext, asking: Asking, handler: OutsideWork, key: string) {
  const { request, endpoint } = asking
  const { who, before } = await asCaller(context, asking, async (tx, { session }) => ({
    who: session,
    before: await context.answerStore.find(tx, keyOf(session, key)),
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

async function sendAnswer(context: HttpContext, endpoint: Endpoint, reply: FastifyReply, answered: Answered) {
  const terms = termsFor(endpoint, answered.who)
  const { returns } = terms
  if (context.checkAnswers) checkAnswer(endpoint.route, returns, answered.reply)
  const next = nextPage(terms, reply.request.url, answered.reply)
  if (next) reply.header('link', next)
  if (returns === madeFile) return sendMade(reply, madeFile.parse(answered.reply))
  if (returns === markedText) return sendMarked(reply, markedText.parse(answered.reply))
  const state = stateBesideFile(returns)
  const isFile = returns === storedFile || (state && storedFile.safeParse(answered.reply).success)
  if (isFile) return sendFile(reply, context.files, storedFile.parse(answered.reply))
  return sendJson(reply, endpoint.status, answerText(state ?? returns, answered.reply))
}
