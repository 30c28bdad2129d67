import type { Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import type { ChangeOptions } from '#platform/web/calls/change.ts'
import { changeInOrder, changesAnswered } from '#platform/web/calls/change-in-order.ts'

const nameOf = (dayId: number) => `day ${dayId}`

/** Resolves once all changes of a day so far are answered. */
export const dayIsSaved = (dayId: number): Promise<void> => changesAnswered(nameOf(dayId))

export const changeDay = <E extends Call>(
  dayId: number,
  endpoint: E,
  input: Input<E>,
  options?: ChangeOptions<E>,
): Promise<Answer<E>> => changeInOrder(nameOf(dayId), endpoint, input, options)
