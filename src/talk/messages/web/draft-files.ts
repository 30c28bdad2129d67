import { useSyncExternalStore } from 'react'

/** Files chosen for a message that has not been sent. Unlike text, they cannot be stored as a draft. */
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
