import { useSyncExternalStore } from 'react'

const key = 'portal-seen-needs'
/** What is open at once in a portal is far less. */
const most = 500

const stored = () => localStorage.getItem(key)?.split(' ').filter(Boolean)
const setOf = (marks: readonly string[] | undefined): ReadonlySet<string> | undefined => marks && new Set(marks)

let seen = setOf(stored())
const listeners = new Set<() => void>()

/** Remembers in this browser that the couple had these needs before its eyes. */
export function markSeen(marks: readonly string[]): void {
  if (seen && marks.every((mark) => seen?.has(mark))) return
  const all = [...(stored() ?? []).filter((mark) => !marks.includes(mark)), ...marks].slice(-most)
  seen = new Set(all)
  localStorage.setItem(key, all.join(' '))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined before the first look. */
export const useSeenNeeds = () => useSyncExternalStore(subscribe, () => seen)
