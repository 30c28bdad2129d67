import { useEffect } from 'react'
import type { Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'
import type { ChangeOptions } from '#platform/web/calls/change.ts'
import { describeCall } from '#platform/web/calls/described-calls.ts'
import { sendLater } from '#platform/web/outbox/send-later.ts'
import type { Check } from '#platform/web/outbox/stored-entries.ts'
import { startOutbox } from '#platform/web/outbox/sender.ts'

type Options<E extends Call> = Required<Pick<ChangeOptions<E>, 'optimistic'>>

/** Like `useCall` with an optimistic change, for what can be pressed without a network. The second argument of the returned function says what the call does, in words. */
export function useOutboxCall<E extends Call>(endpoint: E, { optimistic }: Options<E>) {
  useEffect(() => {
    describeCall(endpoint, optimistic)
    startOutbox()
  }, [endpoint, optimistic])
  return (input: Input<E>, what: string, check?: Check): void => void sendLater(endpoint, input, what, { check })
}
