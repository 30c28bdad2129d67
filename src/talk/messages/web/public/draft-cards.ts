import { useSyncExternalStore } from 'react'
import type { CardReference } from '#talk/messages/contract/message-cards.ts'

export type ChosenCard = CardReference & { title: string }

/** Links chosen for a message that has not been sent. */
let chosen: ReadonlyMap<number, readonly ChosenCard[]> = new Map()
const none: readonly ChosenCard[] = []
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseCards(clientId: number, cards: readonly ChosenCard[]): void {
  chosen = new Map(chosen).set(clientId, cards)
  for (const tell of listeners) tell()
}

export const chosenCards = (clientId: number): readonly ChosenCard[] => chosen.get(clientId) ?? none

export const useChosenCards = (clientId: number) => useSyncExternalStore(subscribe, () => chosenCards(clientId))

export const referencesTo = (cards: readonly ChosenCard[]): CardReference[] =>
  cards.map(({ kind, id }) => ({ kind, id }))
