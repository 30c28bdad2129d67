import { useSyncExternalStore } from 'react'
import { cache } from '#platform/web/calls/api.ts'
import { connection, connectionChange } from '#platform/web/offline/connection.ts'

/** A broken stream usually reconnects within a second. */
const patienceMs = 2000
/** The live channel sends a heartbeat every 25 seconds. */
const silenceMs = 60_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const toldOffline = () => new Promise((resolve) => addEventListener('offline', resolve, { once: true }))
let lookingAgain: ReturnType<typeof setInterval> | undefined

function setLost(lost: boolean): void {
  connection.lost = lost
  clearInterval(lookingAgain)
  if (lost) lookingAgain = setInterval(lookAgain, patienceMs)
  dispatchEvent(new Event(connectionChange))
}

/** The server can be reached: fetches everything again, since answers may be from the offline cache or outdated. */
function found(): void {
  if (!connection.lost && connection.storedAt.size === 0) return
  connection.storedAt.clear()
  setLost(false)
  void cache.invalidateQueries()
}

const isSilent = () => Date.now() - connection.heardAt > silenceMs
const reachesServer = () =>
  fetch('/healthz', { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

let checking = false
let doubtedAt = 0

async function check(): Promise<void> {
  doubtedAt = Date.now()
  if (checking || connection.lost) return
  checking = true
  if (navigator.onLine) await Promise.race([wait(patienceMs), toldOffline()])
  const reached = connection.heardAt > doubtedAt || (await reachesServer())
  checking = false
  if (!reached) setLost(true)
  else if (isSilent()) back()
  else found()
}

async function lookAgain(): Promise<void> {
  if ((await reachesServer()) && connection.lost) back()
}

/** Verified by a request, because a stream can survive on a connection while new ones fail. */
async function hear(): Promise<void> {
  if (!connection.lost || (await reachesServer())) found()
}

/** Reconnects the stream first: after a silent connection loss it seems open but receives nothing. */
function back(): void {
  connection.reconnect()
  found()
}

/** Detects when the server cannot be reached, and when it can again. Returns a function that stops it. */
export function watchConnection(): () => void {
  const doubt = () => void check()
  Object.assign(connection, { onSign: () => void hear(), onDoubt: doubt })
  addEventListener('offline', doubt)
  const silence = setInterval(() => isSilent() && doubt(), silenceMs / 3)
  if (connection.storedAt.size > 0 || !navigator.onLine) doubt()
  return () => {
    removeEventListener('offline', doubt)
    clearInterval(silence)
  }
}

/** While offline, the time of the oldest data on the screen. */
function stoodAt(): number | undefined {
  if (!connection.lost) return undefined
  const shown = cache.getQueryCache().findAll({ type: 'active' })
  const stored = shown.map(({ queryKey }) => connection.storedAt.get(String(queryKey[0])) ?? Infinity)
  return Math.min(connection.heardAt, ...stored)
}

function subscribe(changed: () => void) {
  addEventListener(connectionChange, changed)
  const stop = cache.getQueryCache().subscribe(changed)
  return () => {
    removeEventListener(connectionChange, changed)
    stop()
  }
}

export const useStoodAt = () => useSyncExternalStore(subscribe, stoodAt)
