import { useMutation } from '@tanstack/react-query'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { change, type ChangeOptions } from '#web/change.ts'

/** A write, in a component. Its promise resolves after the endpoint's topics have been fetched again; for an optimistic change, that goes on in the background. */
export function useCall<E extends Endpoint>(endpoint: E, options?: ChangeOptions<E>) {
  return useMutation<Answer<E>, Error, Input<E>>({ mutationFn: (input) => change(endpoint, input, options) })
}
