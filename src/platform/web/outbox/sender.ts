import { call, CallError, wordsFor } from '#platform/web/calls/call.ts'
import { sendAsOwn } from '#platform/web/calls/change.ts'
import type { Call } from '#platform/contract/call.ts'
import { connection, connectionChange } from '#platform/web/offline/connection.ts'
import { ownerHere, ownerOfCookie } from '#platform/web/outbox/owner.ts'
import {
  isWaiting,
  keepRefused,
  listEntries,
  removeEntry,
  type Check,
  type Entry,
} from '#platform/web/outbox/stored-entries.ts'
import { tellAnswer } from '#platform/web/outbox/answered.ts'
import { isRefusedShown, readAgain, stopShowing, tellTabs } from '#platform/web/outbox/waiting.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

const patienceMs = 20_000
const firstPauseMs = 1000
const longestPauseMs = 60_000
const lockName = 'larkspur-outbox'

let pauseMs = firstPauseMs
let timer: ReturnType<typeof setTimeout> | undefined
let isRunning = false
let isWanted = false

/** Without the Web Locks API, on insecure origins, two tabs may send the same entry; its key makes the server apply it once. */
const alone = (work: () => Promise<void>) => (navigator.locks ? navigator.locks.request(lockName, work) : work())

/** Sends what is waiting, unless that is under way already. */
export function sendWaiting(): void {
  clearTimeout(timer)
  isWanted = true
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  isRunning = true
  while (isWanted) {
    isWanted = false
    try {
      await alone(sendEach)
    } catch (error) {
      tellWhy(error)
      tryLater()
    }
  }
  isRunning = false
}

/** Says why the server does not save anything at the moment, once until it does. An offline page says so itself. */
function tellWhy(error: unknown): void {
  if (pauseMs === firstPauseMs && error instanceof CallError && error.shown && error.status >= 500)
    toast({ title: t('Not sent yet'), text: error.shown })
}

function tryLater(): void {
  clearTimeout(timer)
  timer = setTimeout(sendWaiting, pauseMs)
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
}

/** One entry after the other, in their order. The first that cannot be sent stops the rest. */
async function sendEach(): Promise<void> {
  const owner = await ownerHere()
  const first = async () => (await listEntries(owner)).find(isWaiting)
  let next = await first()
  // Once the server can be reached, a change of the connection starts this again.
  if (!next || connection.lost) return
  // Somebody else may have signed in, in another tab.
  if ((await ownerOfCookie()) !== owner) return
  for (; next; next = await first()) await sendOne(next, owner)
}

async function sendOne(entry: Entry, owner: string): Promise<void> {
  const { id, key, about, input, check } = entry
  const endpoint = [entry.route, ...about].join(' ') as Call
  const signal = AbortSignal.timeout(patienceMs)
  let refused: string | undefined
  try {
    const answer = await sendAsOwn(about, (callId) => call(endpoint, input as never, { key, callId, signal }))
    tellAnswer(key, answer)
    if (check && !agrees(answer, check)) refused = check.otherwise
  } catch (error) {
    if (!isRefusal(error) || (await ownerOfCookie()) !== owner) throw error
    refused = wordsFor(error, t('Larkspur did not accept this change.'))
    stopShowing(id, 'refused')
    void refetchAbout(about)
  }
  pauseMs = firstPauseMs
  await (refused === undefined ? removeEntry(id) : keepRefused(entry, refused))
  await tellTabs()
  if (refused !== undefined && !isRefusedShown(entry))
    toast({ title: t('Not applied: {what}', { what: entry.what }), text: refused })
}

const agrees = (answer: unknown, { values }: Check): boolean =>
  Object.entries(values).every(([name, value]) => (answer as Record<string, unknown>)[name] === value)

/** Statuses after which the same call may succeed later, or in a new session. */
const passing = new Set([401, 408, 425, 429])

/** Whether the server itself has refused the call for good; the page of a proxy or of a sign-in to a network has not. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && !error.isPage && error.status >= 400 && error.status < 500 && !passing.has(error.status)

function sendNow(): void {
  pauseMs = firstPauseMs
  sendWaiting()
}

let isStarted = false

/** Shows what is waiting, and sends it as soon as the network is there. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  readAgain().then(sendNow, () => {})
  addEventListener('online', sendNow)
  addEventListener(connectionChange, () => !connection.lost && sendNow())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
}
