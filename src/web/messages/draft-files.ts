import { useSyncExternalStore } from 'react'

/** Files that were chosen for a couple and not sent yet. Unlike words, they can't outlive the page. */
let chosen: ReadonlyMap<number, readonly File[]> = new Map()
const none: readonly File[] = []
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseFiles(clientId: number, files: readonly File[]): void {
  chosen = new Map(chosen).set(clientId, files)
  for (const tell of listeners) tell()
}

export const chosenFiles = (clientId: number): readonly File[] => chosen.get(clientId) ?? none

export const useChosenFiles = (clientId: number) => useSyncExternalStore(subscribe, () => chosenFiles(clientId))
