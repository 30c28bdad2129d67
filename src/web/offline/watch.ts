import { useSyncExternalStore } from 'react'
import { cache } from '#web/api.ts'
import { connection } from '#web/offline/connection.ts'

/** A stream that breaks is mended within a second most often. */
const patienceMs = 2000
/** The live channel gives a sign every 25 seconds. */
const silenceMs = 60_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const toldOffline = () => new Promise((resolve) => addEventListener('offline', resolve, { once: true }))
const listeners = new Set<() => void>()
let lookingAgain: ReturnType<typeof setInterval> | undefined

function setLost(lost: boolean): void {
  connection.lost = lost
  clearInterval(lookingAgain)
  if (lost) lookingAgain = setInterval(lookAgain, patienceMs)
  for (const tell of listeners) tell()
}

/** The server is there: whatever came from the store meanwhile, or has been missed, is fetched again. */
function found(): void {
  if (!connection.lost && connection.kept.size === 0) return
  connection.kept.clear()
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

/** A stream can outlive the network it was opened on: what it brings is no proof that anything else gets through. */
async function hear(): Promise<void> {
  if (!connection.lost || (await reachesServer())) found()
}

/** A line that was dropped in silence leaves a stream that seems open, and hears nothing any more. */
function back(): void {
  connection.reconnect()
  found()
}

/** Notices when the server is out of reach, and when it is back. Answers with the way to stop. */
export function watchConnection(): () => void {
  const doubt = () => void check()
  Object.assign(connection, { onSign: () => void hear(), onDoubt: doubt })
  addEventListener('offline', doubt)
  const silence = setInterval(() => isSilent() && doubt(), silenceMs / 3)
  if (connection.kept.size > 0 || !navigator.onLine) doubt()
  return () => {
    removeEventListener('offline', doubt)
    clearInterval(silence)
  }
}

/** While offline: since when what is on the screen stands like this. */
function stoodAt(): number | undefined {
  if (!connection.lost) return undefined
  const shown = cache.getQueryCache().findAll({ type: 'active' })
  const kept = shown.map(({ queryKey }) => connection.kept.get(String(queryKey[0])) ?? Infinity)
  return Math.min(connection.heardAt, ...kept)
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  const stop = cache.getQueryCache().subscribe(changed)
  return () => {
    listeners.delete(changed)
    stop()
  }
}

export const useStoodAt = () => useSyncExternalStore(subscribe, stoodAt)
