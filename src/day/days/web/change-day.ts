import type { Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'

const latest = new Map<number, Promise<unknown>>()

/** Resolves once all changes of a day so far are answered. */
export const dayIsSaved = async (dayId: number): Promise<void> => {
  await latest.get(dayId)?.catch(() => {})
}

/** Sends a change of a day after the one before it is answered: each builds on what the one before it leaves. */
export function changeDay<E extends Call>(
  dayId: number,
  endpoint: E,
  input: Input<E>,
  options?: ChangeOptions<E>,
): Promise<Answer<E>> {
  const sent = change(endpoint, input, { ...options, after: latest.get(dayId) })
  latest.set(dayId, sent)
  return sent
}
