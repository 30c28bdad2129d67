import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { Cached } from '#web/pending-edits.ts'

type Optimistic<E extends Endpoint> = (cached: Cached, input: Input<E>) => void

const described = new Map<string, Optimistic<Endpoint>>()
const listeners = new Set<() => void>()

/** How calls of an endpoint that wait in the outbox change the cached answers, also after the page was loaded again. */
export function describeCall<E extends Endpoint>({ route }: E, optimistic: Optimistic<E>): void {
  described.set(route, optimistic as unknown as Optimistic<Endpoint>)
  for (const tell of listeners) tell()
}

export const optimisticOf = (route: string) => described.get(route)
export const onDescribed = (listener: () => void) => listeners.add(listener)
