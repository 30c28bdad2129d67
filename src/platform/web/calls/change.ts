import { addressOf } from '#platform/contract/address.ts'
import { partsOf, type Call, type Topic } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { cache, type ReadKey } from '#platform/web/calls/api.ts'
import { call, CallError } from '#platform/web/calls/call.ts'
import { asOwnCall } from '#platform/web/calls/own-calls.ts'
import { collectEdits, fits, showEdits, type Cached, type Edit } from '#platform/web/calls/pending-edits.ts'
import { refetchAbout, refetchSoon } from '#platform/web/calls/refetch.ts'
import { toast, toastFailure, type Toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

export type ChangeOptions<E extends Call> = {
  /**
   * Shows the change before the server has confirmed it. Changes of one row are sent one after the other; a newer
   * value of the same fields replaces one that has not been sent yet.
   */
  optimistic?: (cached: Cached, input: Input<E>) => void
  /**
   * Shows what the change does until its topics have been fetched again, or it has failed. It replaces no other change and
   * waits for none but `after`, as it suits changes of several rows.
   */
  meanwhile?: (cached: Cached, input: Input<E>) => void
  /** A change that is not `optimistic` is sent when this has settled, or when the page is left. */
  after?: Promise<unknown> | undefined
  /** Debounces an optimistic change by this time; it is sent early when the page is left. */
  pauseMs?: number
  /** The toast for a failure: the text to show if the server gives no message, or a function that makes the whole toast. */
  failure?: string | ((error: unknown, input: Input<E>) => Toast)
  /** Called once the server has stored the change, unless a newer one of the same fields is queued. */
  saved?: (input: Input<E>, answer: Answer<E>) => void
}

/** Sends a change and then fetches the topics of the endpoint again. In components, use `useCall`. */
export function change<E extends Call>(
  endpoint: E,
  input: Input<E>,
  options: ChangeOptions<E> = {},
): Promise<Answer<E>> {
  return options.optimistic ? enqueue(endpoint, input, options) : changeAndWait(endpoint, input, options)
}

async function changeAndWait<E extends Call>(endpoint: E, input: Input<E>, options: ChangeOptions<E>) {
  const { about } = partsOf(endpoint)
  const { meanwhile } = options
  const hide = meanwhile && showEdits(collectEdits((cached) => meanwhile(cached, input)))
  try {
    const keepalive = options.after !== undefined && (await waitFor(options.after))
    const answer = await sendAsOwn(about, (callId) => call(endpoint, input, { callId, keepalive }))
    options.saved?.(input, answer)
    await refetchAbout(about)
    return answer
  } catch (error) {
    tellFailure(error, input, options)
    // What somebody else has written has to be there when a conflict is shown.
    if (meanwhile && error instanceof CallError && error.status === 409) await refetchAbout(about).catch(() => {})
    throw error
  } finally {
    hide?.()
  }
}

/** Waits for the change before, or until the page is left; returns whether it is left. */
const waitFor = (before: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const answered = () => resolve(false)
    before.then(answered, answered)
    addEventListener('pagehide', () => resolve(true), { once: true })
  })

/** Sends a change as this tab's own; the caller fetches the endpoint's topics again. */
export const sendAsOwn = <T>(about: readonly Topic[], send: (callId: string) => Promise<T>): Promise<T> =>
  asOwnCall(about, send, refetchAbout)

function tellFailure<E extends Call>(error: unknown, input: Input<E>, { failure }: ChangeOptions<E>): void {
  if (typeof failure === 'string') toastFailure(error, t('Error'), failure)
  else if (failure) toast(failure(error, input))
}

type Waiting = {
  endpoint: Call
  input: Input<Call>
  options: ChangeOptions<Call>
  /** The names of the fields that it sets. */
  fields: readonly string[]
  edits: readonly Edit[]
  hide: () => void
  promise: Promise<unknown>
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
  /** Ends the debounce. */
  go: () => void
  ready: Promise<void>
}

/** The queued changes of one row. */
type Queue = { waiting: Waiting[]; running: boolean }
const queues = new Map<string, Queue>()

function enqueue<E extends Call>(endpoint: E, input: Input<E>, options: ChangeOptions<E>): Promise<Answer<E>> {
  const address = addressOf(endpoint, { params: (input as { params?: Record<string, number> }).params ?? {} })
  const queue = queues.get(address) ?? { waiting: [], running: false }
  queues.set(address, queue)
  const next = waitingFor(endpoint, input as Input<Call>, options)
  const superseded = queue.waiting.filter((old) => covers(next, old))
  next.input = withSeen(next.input, superseded)
  queue.waiting = [...queue.waiting.filter((old) => !superseded.includes(old)), next]
  for (const old of superseded) {
    old.hide()
    old.resolve(next.promise)
    old.go()
  }
  if (!queue.running) void run(address, queue)
  return next.promise as Promise<Answer<E>>
}

function waitingFor(endpoint: Call, input: Input<Call>, options: ChangeOptions<Call>): Waiting {
  const edits = collectEdits((cached) => options.optimistic?.(cached, input))
  let resolve!: Waiting['resolve']
  let reject!: Waiting['reject']
  let go!: Waiting['go']
  const promise = new Promise<unknown>((...outcome) => ([resolve, reject] = outcome))
  // Avoids an unhandled rejection where the caller does not await the outcome; a toast reports the failure.
  promise.catch(() => {})
  const ready = new Promise<void>((then) => (go = then))
  if (options.pauseMs === undefined) go()
  else setTimeout(go, options.pauseMs)
  const fields = Object.keys((input as { body?: object }).body ?? {})
  return { endpoint, input, options, fields, edits, hide: showEdits(edits), promise, resolve, reject, go, ready }
}

/** Whether the newer change sets all fields that the older one sets. */
const covers = (newer: Waiting, older: Waiting): boolean =>
  newer.endpoint === older.endpoint && older.fields.every((name) => newer.fields.includes(name))

const bodyOf = ({ input }: Pick<Waiting, 'input'>) => (input as { body?: { previous?: object } }).body

/** Says what was seen before the changes that it replaces, because their values are never stored. */
function withSeen(input: Input<Call>, superseded: readonly Waiting[]): Input<Call> {
  const body = bodyOf({ input })
  if (!body?.previous) return input
  const previous: object = Object.assign(
    {},
    body.previous,
    ...superseded.toReversed().map((old) => bodyOf(old)?.previous),
  )
  const told: object = { ...input, body: { ...body, previous } }
  return told
}

async function run(address: string, queue: Queue): Promise<void> {
  queue.running = true
  for (let next = queue.waiting[0]; next; next = queue.waiting[0]) {
    await next.ready
    if (queue.waiting[0] !== next) continue
    queue.waiting.shift()
    await send(next, queue)
  }
  queue.running = false
  queues.delete(address)
}

async function send(sent: Waiting, queue: Queue): Promise<void> {
  const { endpoint, input, options, resolve, reject } = sent
  const { about } = partsOf(endpoint)
  const newer = () => queue.waiting.find((other) => covers(other, sent))
  try {
    const keepalive = options.pauseMs !== undefined
    const answer = await sendAsOwn(about, (callId) => call(endpoint, input, { callId, keepalive }))
    void settle(about, sent)
    if (!newer()) options.saved?.(input, answer)
    resolve(answer)
  } catch (error) {
    sent.hide()
    // A refused change may have been based on outdated data.
    if (error instanceof CallError && error.status > 0) void refetchSoon(about, sent.edits)
    const next = newer()
    if (next) return resolve(next.promise)
    tellFailure(error, input, options)
    reject(error)
  }
}

/** A confirmed edit stays applied until the refetched answers include it. Where the refetch fails, it is written into the cached answers. */
export async function settle(
  about: readonly Topic[],
  { edits, hide }: { edits: readonly Edit[]; hide: () => void },
): Promise<void> {
  await refetchSoon(about, edits)
  for (const query of cache.getQueryCache().findAll({ predicate: (one) => one.state.isInvalidated })) {
    const [address, { path }] = query.queryKey as unknown as ReadKey
    const own = edits.filter((edit) => fits(edit, path, address))
    if (own.length === 0 || query.state.data === undefined) continue
    query.setData(own.reduce<unknown>((answer, edit) => edit.change(answer), query.state.data))
    query.invalidate()
  }
  hide()
}

/** Sends the debounced changes now, or drops them unsent. */
export function endPause(endpoint: Call, params: Record<string, number>, how: 'send' | 'drop'): void {
  const queue = queues.get(addressOf(endpoint, { params }))
  if (how === 'send') return queue?.waiting.forEach(({ go }) => go())
  for (const { hide, reject, go } of queue?.waiting.splice(0) ?? []) {
    hide()
    reject(new DOMException('The value has been taken back.', 'AbortError'))
    go()
  }
}

/** While the page is being left, everything queued is sent at once instead of in sequence. */
function sendAllNow(): void {
  for (const queue of queues.values()) for (const waiting of queue.waiting.splice(0)) void send(waiting, queue)
}

addEventListener('pagehide', sendAllNow)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden')
    for (const { waiting } of queues.values()) for (const { go } of waiting) go()
})
