import { useMutation } from '@tanstack/react-query'
import type { Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'

/** A write, in a component. Its promise resolves after the endpoint's topics have been fetched again; for an optimistic change, that goes on in the background. */
export function useCall<E extends Call>(endpoint: E, options?: ChangeOptions<E>) {
  return useMutation<Answer<E>, Error, Input<E>>({ mutationFn: (input) => change(endpoint, input, options) })
}
