import { partsOf, type Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { change } from '#platform/web/calls/change.ts'
import { optimisticOf } from '#platform/web/calls/described-calls.ts'
import { onAnswered } from '#platform/web/outbox/answered.ts'
import { ownerHere } from '#platform/web/outbox/owner.ts'
import { sendWaiting, startOutbox } from '#platform/web/outbox/sender.ts'
import { addEntry, type Check } from '#platform/web/outbox/stored-entries.ts'
import { tellTabs } from '#platform/web/outbox/waiting.ts'
import { newKey } from '#platform/web/calls/write-keys.ts'
import { t } from '#platform/web/locale/t.ts'

type Options<E extends Call> = {
  check?: Check | undefined
  otherwise?: () => unknown
  /** Called with the answer if this tab sends it. */
  answered?: (answer: Answer<E>) => void
}

/**
 * Stores a call on this device, then shows what it changes and sends it, now or when the network is back. `what` says
 * in words what it does. Where nothing can be stored, the call is sent like any other, or as `otherwise` does it.
 */
export async function sendLater<E extends Call>(
  endpoint: E,
  input: Input<E>,
  what: string,
  { check, otherwise, answered }: Options<E> = {},
): Promise<void> {
  startOutbox()
  const { route, method, path, about } = partsOf(endpoint)
  try {
    const owner = await ownerHere()
    const key = newKey()
    if (answered) onAnswered(key, answered as (answer: unknown) => void)
    await addEntry({ key, owner, route, method, path, about, input, what, ...(check && { check }) })
  } catch {
    if (otherwise) return void (await otherwise())
    const optimistic = optimisticOf(route)
    const answer = await change(endpoint, input, {
      failure: t('Not saved: {what}', { what }),
      ...(optimistic && { optimistic }),
    } as object)
    answered?.(answer)
    return
  }
  await tellTabs()
  sendWaiting()
}
