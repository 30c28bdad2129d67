import { useSyncExternalStore } from 'react'

const keyOf = (clientId: number) => `message-draft-${clientId}`
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const draftFor = (clientId: number) => sessionStorage.getItem(keyOf(clientId)) ?? ''

export function writeDraft(clientId: number, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(clientId))
  else sessionStorage.setItem(keyOf(clientId), text)
  for (const tell of listeners) tell()
}

/** What could not be sent comes back, before whatever was typed since. */
export function bringBackDraft(clientId: number, text: string): void {
  writeDraft(clientId, [text, draftFor(clientId)].filter(Boolean).join('\n'))
}

/** What was typed to a couple and not sent yet. It outlives the page, and the sign-in too if that ends meanwhile. */
export const useDraft = (clientId: number) => useSyncExternalStore(subscribe, () => draftFor(clientId))
