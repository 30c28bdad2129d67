import { settle } from '#platform/web/calls/change.ts'
import { onDescribed, optimisticOf } from '#platform/web/calls/described-calls.ts'
import { ownerHere } from '#platform/web/outbox/owner.ts'
import { isWaiting, listEntries, removeEntry, type Entry } from '#platform/web/outbox/stored-entries.ts'
import { collectEdits, showEdits, type Edit } from '#platform/web/calls/pending-edits.ts'

type Shown = { entry: Entry; edits: readonly Edit[]; hide: () => void }

/** The entries of this page's session, and how many were sent whose results are still being fetched. */
type OutboxState = { waiting: readonly Entry[]; refused: readonly Entry[]; settling: number }

let state: OutboxState = { waiting: [], refused: [], settling: 0 }
const shown = new Map<number, Shown>()
const listeners = new Set<() => void>()

/** Other tabs of this browser read the stored entries again when they hear of a change. */
const otherTabs = new BroadcastChannel('larkspur-outbox')
otherTabs.onmessage = () => void readAgain()

export const outboxState = () => state
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function update(next: Partial<OutboxState>): void {
  state = { ...state, ...next }
  for (const tell of listeners) tell()
}

/** The stored entries of this session, in their order. Shows what they change, until they are sent. */
export async function readAgain(): Promise<readonly Entry[]> {
  const entries = await listEntries(await ownerHere())
  const waiting = entries.filter(isWaiting)
  const ids = new Set(waiting.map(({ id }) => id))
  for (const id of shown.keys()) if (!ids.has(id)) stopShowing(id, 'stored')
  update({ waiting, refused: entries.filter((entry) => !isWaiting(entry)) })
  showAll()
  return waiting
}

function showAll(): void {
  for (const entry of state.waiting) {
    const optimistic = optimisticOf(entry.route)
    if (shown.has(entry.id) || !optimistic) continue
    const edits = collectEdits((cached) => optimistic(cached, entry.input))
    shown.set(entry.id, { entry, edits, hide: showEdits(edits) })
  }
}
onDescribed(showAll)

/** What the server has stored stays on the screen until the refetched answers include it; what it refused goes at once. */
export function stopShowing(id: number, why: 'stored' | 'refused'): void {
  const one = shown.get(id)
  if (!one) return
  shown.delete(id)
  if (why === 'refused') return one.hide()
  update({ settling: state.settling + 1 })
  void settle(one.entry.about, one).finally(() => update({ settling: state.settling - 1 }))
}

/** Reads the entries again in all tabs. */
export async function tellTabs(): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  otherTabs.postMessage('changed')
  await readAgain()
}

/** Forgets refused entries that the user has read. */
export async function forgetRefused(ids: readonly number[]): Promise<void> {
  for (const id of ids) await removeEntry(id)
  await tellTabs()
}

type Shows = (entry: Entry) => boolean
const shownBy = new Set<Shows>()

/** Which refused entries a part of the page shows; what none of them shows is told by a toast. */
export function showRefused(shows: Shows): () => void {
  shownBy.add(shows)
  return () => void shownBy.delete(shows)
}
export const isRefusedShown = (entry: Entry): boolean => [...shownBy].some((shows) => shows(entry))
