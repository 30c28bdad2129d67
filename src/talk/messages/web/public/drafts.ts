import { useSyncExternalStore } from 'react'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'

const nameOf = (clientId: number) => `message-${clientId}`
const listeners = new Set<() => void>()

/** Another tab of this browser may write the same message. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const draftFor = (clientId: number) => readDraft<string>(nameOf(clientId), localStorage) ?? ''

export function draftMessage(clientId: number, text: string): void {
  writeDraft(nameOf(clientId), text || undefined, localStorage)
  for (const tell of listeners) tell()
}

/** Puts the text of a failed message before what was typed since. */
export function bringBackDraft(clientId: number, text: string): void {
  const now = draftFor(clientId)
  // All tabs have the same draft, and each gives back what was refused.
  if (now === text || now.startsWith(`${text}\n`)) return
  draftMessage(clientId, [text, now].filter(Boolean).join('\n'))
}

/** The unsent text for a couple. It survives leaving the page, a closed tab, and the end of the session. */
export const useDraft = (clientId: number) => useSyncExternalStore(subscribe, () => draftFor(clientId))
