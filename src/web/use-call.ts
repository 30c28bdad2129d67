import { useMutation } from '@tanstack/react-query'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { change, type ChangeOptions } from '#web/change.ts'

/** A write, in a component. What it is about has been fetched again when it has succeeded, or is being fetched where it is optimistic. */
export function useCall<E extends Endpoint>(endpoint: E, options?: ChangeOptions<E>) {
  return useMutation<Answer<E>, Error, Input<E>>({ mutationFn: (input) => change(endpoint, input, options) })
}
