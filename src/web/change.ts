import { addressOf } from '#contract/address.ts'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import type { Topic } from '#contract/topics.ts'
import { cache, type ReadKey } from '#web/api.ts'
import { call, CallError } from '#web/call.ts'
import { asOwnCall } from '#web/own-calls.ts'
import { collectEdits, fits, showEdits, type Cached, type Edit } from '#web/pending-edits.ts'
import { refetchAbout, refetchSoon } from '#web/refetch.ts'
import { sendFiles } from '#web/sending.ts'
import { toast, toastFailure, type Toast } from '#web/ui/overlays/toast.ts'

export type ChangeOptions<E extends Endpoint> = {
  /**
   * Shows the change before the server has confirmed it. Changes of one row are sent one after the other; a newer value
   * of the same fields takes the place of one that has not been sent yet.
   */
  optimistic?: (cached: Cached, input: Input<E>) => void
  /** Sends an optimistic change once no newer one has come for as long as this, or the page is left. */
  pauseMs?: number
  /** For the toast that tells a failure: what to say where the server says nothing, or the whole toast. */
  failure?: string | ((error: unknown, input: Input<E>) => Toast)
  /** Called once the server has taken the change, unless a newer one of the same fields is to follow. */
  saved?: (input: Input<E>) => void
}

/** Changes something, and fetches again what the change is about. In components, `useCall` does the same. */
export function change<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: ChangeOptions<E> = {},
): Promise<Answer<E>> {
  return options.optimistic ? enqueue(endpoint, input, options) : changeAndWait(endpoint, input, options)
}

async function changeAndWait<E extends Endpoint>(endpoint: E, input: Input<E>, options: ChangeOptions<E>) {
  try {
    const answer = await sendAsOwn(endpoint.about, (callId) => call(endpoint, input, { callId }))
    await refetchAbout(endpoint.about)
    options.saved?.(input)
    return answer
  } catch (error) {
    tellFailure(error, input, options)
    throw error
  }
}

/** The same with files, and with their progress. */
export async function changeWithFiles(...[endpoint, input, files, watch]: Parameters<typeof sendFiles>): Promise<void> {
  await sendAsOwn(endpoint.about, (callId) => sendFiles(endpoint, input, files, { ...watch, callId }))
  await refetchAbout(endpoint.about)
}

/** Sends a change whose sender fetches again by itself what the change is about. */
export const sendAsOwn = <T>(about: readonly Topic[], send: (callId: string) => Promise<T>): Promise<T> =>
  asOwnCall(about, send, refetchAbout)

function tellFailure<E extends Endpoint>(error: unknown, input: Input<E>, { failure }: ChangeOptions<E>): void {
  if (typeof failure === 'string') toastFailure(error, 'Error', failure)
  else if (failure) toast(failure(error, input))
}

type Waiting = {
  endpoint: Endpoint
  input: Input<Endpoint>
  options: ChangeOptions<Endpoint>
  /** The names of what it sets. */
  fields: readonly string[]
  edits: readonly Edit[]
  hide: () => void
  promise: Promise<unknown>
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
  /** Ends the pause in which a newer value may come. */
  go: () => void
  ready: Promise<void>
}

/** The changes of one row that have not been sent yet. */
type Queue = { waiting: Waiting[]; running: boolean }
const queues = new Map<string, Queue>()

function enqueue<E extends Endpoint>(endpoint: E, input: Input<E>, options: ChangeOptions<E>): Promise<Answer<E>> {
  const address = addressOf(endpoint, { params: (input as { params?: Record<string, number> }).params ?? {} })
  const queue = queues.get(address) ?? { waiting: [], running: false }
  queues.set(address, queue)
  const next = waitingFor(endpoint, input as Input<Endpoint>, options as unknown as ChangeOptions<Endpoint>)
  const superseded = queue.waiting.filter((old) => covers(next, old))
  queue.waiting = [...queue.waiting.filter((old) => !superseded.includes(old)), next]
  for (const old of superseded) {
    old.hide()
    old.resolve(next.promise)
    old.go()
  }
  if (!queue.running) void run(address, queue)
  return next.promise as Promise<Answer<E>>
}

function waitingFor(endpoint: Endpoint, input: Input<Endpoint>, options: ChangeOptions<Endpoint>): Waiting {
  const edits = collectEdits((cached) => options.optimistic?.(cached, input))
  let resolve!: Waiting['resolve']
  let reject!: Waiting['reject']
  let go!: Waiting['go']
  const promise = new Promise<unknown>((...outcome) => ([resolve, reject] = outcome))
  // Whoever does not wait for the outcome is told by a toast.
  promise.catch(() => {})
  const ready = new Promise<void>((then) => (go = then))
  if (options.pauseMs === undefined) go()
  else setTimeout(go, options.pauseMs)
  const fields = Object.keys((input as { body?: object }).body ?? {})
  return { endpoint, input, options, fields, edits, hide: showEdits(edits), promise, resolve, reject, go, ready }
}

/** Whether a change sets everything anew that an older one sets. */
const covers = (newer: Waiting, older: Waiting): boolean =>
  newer.endpoint.route === older.endpoint.route && older.fields.every((name) => newer.fields.includes(name))

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
  const newer = () => queue.waiting.find((other) => covers(other, sent))
  try {
    const keepalive = options.pauseMs !== undefined
    const answer = await sendAsOwn(endpoint.about, (callId) => call(endpoint, input, { callId, keepalive }))
    void confirm(sent)
    if (!newer()) options.saved?.(input)
    resolve(answer)
  } catch (error) {
    sent.hide()
    // What was refused may have been out of date.
    if (error instanceof CallError && error.status > 0) void refetchSoon(endpoint.about, sent.edits)
    const next = newer()
    if (next) return resolve(next.promise)
    tellFailure(error, input, options)
    reject(error)
  }
}

/** A confirmed change stays on the screen until the answers that hold it have come. Where they don't come now, it is put into the cached ones. */
async function confirm({ endpoint, edits, hide }: Waiting): Promise<void> {
  await refetchSoon(endpoint.about, edits)
  for (const query of cache.getQueryCache().findAll({ predicate: (one) => one.state.isInvalidated })) {
    const [address, { path }] = query.queryKey as unknown as ReadKey
    const own = edits.filter((edit) => fits(edit, path, address))
    if (own.length === 0 || query.state.data === undefined) continue
    query.setData(own.reduce<unknown>((answer, edit) => edit.change(answer), query.state.data))
    query.invalidate()
  }
  hide()
}

/** Sends what waits for a pause, or takes it back unsent where it is not meant any more. */
export function endPause(endpoint: Endpoint, params: Record<string, number>, how: 'send' | 'drop'): void {
  const queue = queues.get(addressOf(endpoint, { params }))
  if (how === 'send') return queue?.waiting.forEach(({ go }) => go())
  for (const { hide, reject, go } of queue?.waiting.splice(0) ?? []) {
    hide()
    reject(new DOMException('The value has been taken back.', 'AbortError'))
    go()
  }
}

/** A page that is going away can't wait for the answers of what it has already sent. */
function sendAllNow(): void {
  for (const queue of queues.values()) for (const waiting of queue.waiting.splice(0)) void send(waiting, queue)
}

addEventListener('pagehide', sendAllNow)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden')
    for (const { waiting } of queues.values()) for (const { go } of waiting) go()
})
