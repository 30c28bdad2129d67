import { useSyncExternalStore } from 'react'

const key = 'portal-viewed-documents'
/** New documents are listed for two weeks, so older ids are not needed. */
const most = 200

const stored = () => localStorage.getItem(key)?.split(' ').map(Number) ?? []

let viewed: readonly number[] = stored()
const listeners = new Set<() => void>()

/** Remembers in this browser that a document was looked at. */
export function markViewed(id: number): void {
  viewed = [...stored().filter((other) => other !== id), id].slice(-most)
  localStorage.setItem(key, viewed.join(' '))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useViewedDocuments = () => useSyncExternalStore(subscribe, () => viewed)
