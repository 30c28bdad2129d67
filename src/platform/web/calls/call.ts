import { addressOf } from '#platform/contract/address.ts'
import { partsOf, type Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import type { ErrorBody, Issue, SecondFactorMethod } from '#platform/contract/errors.ts'
import { languageHere } from '#platform/web/locale/t.ts'
import { connection } from '#platform/web/offline/connection.ts'
import { rightsTaken, signedOut, type Kind } from '#platform/web/session/session.ts'
import { markOf, sendWithKey } from '#platform/web/calls/write-keys.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

/** A response that is not a success. `message` has the status and the body, `shown` is the text for the user. */
export class CallError extends Error {
  readonly status: number
  readonly shown: string | undefined
  /** Whether the body is not JSON, as the HTML page of a proxy or of an older server. */
  readonly isPage: boolean
  readonly issues: Issue[]
  /** The values of fields that somebody else has changed meanwhile. */
  readonly current: Readonly<Record<string, unknown>> | undefined
  readonly needsVerification: boolean
  readonly mustAddSecondFactor: boolean
  /** With what a sign-in goes on, if the password was right but is not enough. */
  readonly secondFactors: readonly SecondFactorMethod[] | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    const parsed = parseError(body)
    this.status = status
    this.shown = parsed?.message
    this.isPage = parsed === undefined && body !== ''
    this.issues = parsed?.issues ?? []
    this.current = parsed?.current
    this.needsVerification = parsed?.needsVerification === true
    this.mustAddSecondFactor = parsed?.mustAddSecondFactor === true
    this.secondFactors = parsed?.needsSecondFactor && parsed.methods
  }
}

/** A successful response that is not valid JSON, with its content type. */
export class UnreadableAnswer extends Error {
  readonly type: string

  constructor(type: string | null) {
    super(t('The server’s answer could not be read.'))
    this.type = type ?? ''
  }
}

/** Whether it is unknown if a write was applied: without an answer, or with one that is not the server's own. */
export const isAnswerLost = (error: unknown): boolean =>
  !(error instanceof CallError) || error.isPage || error.status >= 500 || [0, 408, 425].includes(error.status)

/** The parsed body: an empty object if it has no message, undefined if it is not JSON. */
function parseError(body: string): Partial<ErrorBody> | undefined {
  try {
    const parsed = JSON.parse(body) as Partial<ErrorBody> | null
    return typeof parsed?.message === 'string' && parsed.message !== '' ? parsed : {}
  } catch {
    return undefined
  }
}

/** The text to show for a failure: the server's message if there is one, else the given text. */
export function wordsFor(error: unknown, otherwise: string): string {
  return error instanceof CallError && error.shown ? error.shown : otherwise
}

const offline = JSON.stringify({ message: msg('You are offline. Nothing was changed.') })

type AnyInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  file?: File
  files?: readonly File[]
}

type CallOptions = {
  /** The session that this call uses, if not the page's own. */
  as?: Kind | undefined
  /** Sent with the call, and returned in the announcement of the changes that it made. */
  callId?: string
  /** Whether the browser completes the request after the page has been left. */
  keepalive?: boolean
  /** Sent as `Idempotency-Key`, so that the server applies the call once; by default one for this call. */
  key?: string
  signal?: AbortSignal
}

type Sent = { address: string; body: unknown; files: readonly File[] }

function request(endpoint: Call, input: AnyInput, options: CallOptions): Promise<unknown> {
  const { method, anyone } = partsOf(endpoint)
  const address = addressOf(endpoint, input as object)
  const { body, file, files = file ? [file] : [] } = input
  const sent = { address, body, files }
  if (method === 'GET' || options.key || anyone) return send(endpoint, sent, options)
  const what = JSON.stringify([body, files.map(markOf)])
  return sendWithKey({ method, address, what }, isAnswerLost, (key) => send(endpoint, sent, { ...options, key }))
}

async function send(
  endpoint: Call,
  { address, body, files }: Sent,
  { as = callerHere(), callId, key, keepalive = false, signal }: CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = { 'x-larkspur-as': as }
  if (languageHere() !== 'en') headers['x-larkspur-language'] = languageHere()
  if (callId) headers['x-larkspur-call'] = callId
  if (key) headers['idempotency-key'] = key
  const { method, anyone } = partsOf(endpoint)
  const init: RequestInit = { method, credentials: 'include', headers, keepalive, signal: signal ?? null }
  if (files.length > 0) {
    const form = new FormData()
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, string>)) form.set(name, value)
    for (const chosen of files) form.append('file', chosen)
    init.body = form
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  if (connection.lost && method !== 'GET') throw new CallError(0, '', offline)
  const response = await fetch(address, init).catch((error: unknown) => {
    connection.onDoubt()
    throw error
  })
  const storedAt = response.headers.get('x-larkspur-kept')
  if (storedAt) {
    connection.storedAt.set(address, Number(storedAt))
    connection.onDoubt()
  }
  const answer = await response.text()
  if (!response.ok) {
    const error = new CallError(response.status, response.statusText, answer)
    if (error.mustAddSecondFactor) rightsTaken()
    if (response.status === 401 && !anyone) signedOut(as)
    throw error
  }
  if (answer === '') return undefined
  try {
    return JSON.parse(answer)
  } catch {
    throw new UnreadableAnswer(response.headers.get('content-type'))
  }
}

let speaker: Kind | undefined

/** From now on, calls of this page use this session by default. */
export function speakAs(kind: Kind): void {
  speaker = kind
}

/** The session of this page, when a browser holds both: the planner's, or the couple's on the couple's pages. */
export function callerHere(): Kind {
  if (speaker) return speaker
  return location.pathname.startsWith('/client-') && !location.pathname.startsWith('/client-portals')
    ? 'couple'
    : 'planner'
}

export function call<E extends Call>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Answer<E>> {
  return request(endpoint, input as AnyInput, options) as Promise<Answer<E>>
}
