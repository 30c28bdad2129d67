import { partsOf, type Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'
import type { Cached } from '#platform/web/calls/pending-edits.ts'

type Optimistic<E extends Call> = (cached: Cached, input: Input<E>) => void

const described = new Map<string, Optimistic<Call>>()
const listeners = new Set<() => void>()

/** How calls of an endpoint that wait in the outbox change the cached answers, also after the page was loaded again. */
export function describeCall<E extends Call>(endpoint: E, optimistic: Optimistic<E>): void {
  described.set(partsOf(endpoint).route, optimistic)
  for (const tell of listeners) tell()
}

export const optimisticOf = (route: string) => described.get(route)
export const onDescribed = (listener: () => void) => listeners.add(listener)
