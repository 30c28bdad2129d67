import { partsOf, type Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'
import { change } from '#platform/web/calls/change.ts'
import { optimisticOf } from '#platform/web/calls/described-calls.ts'
import { ownerHere } from '#platform/web/outbox/owner.ts'
import { sendWaiting, startOutbox } from '#platform/web/outbox/sender.ts'
import { addEntry, type Check } from '#platform/web/outbox/stored-entries.ts'
import { tellTabs } from '#platform/web/outbox/waiting.ts'
import { newKey } from '#platform/web/calls/write-keys.ts'
import { t } from '#platform/web/locale/t.ts'

/**
 * Stores a call on this device, then shows what it changes and sends it, now or when the network is back. `what` says
 * in words what it does. Where nothing can be stored, the call is sent like any other, or as `otherwise` does it.
 */
export async function sendLater<E extends Call>(
  endpoint: E,
  input: Input<E>,
  what: string,
  { check, otherwise }: { check?: Check | undefined; otherwise?: () => unknown } = {},
): Promise<void> {
  startOutbox()
  const { route, method, path, about } = partsOf(endpoint)
  try {
    const owner = await ownerHere()
    await addEntry({ key: newKey(), owner, route, method, path, about, input, what, ...(check && { check }) })
  } catch {
    if (otherwise) return void (await otherwise())
    const optimistic = optimisticOf(route)
    await change(endpoint, input, {
      failure: t('Not saved: {what}', { what }),
      ...(optimistic && { optimistic }),
    } as object)
    return
  }
  await tellTabs()
  sendWaiting()
}
