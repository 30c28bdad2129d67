import type { Call } from '#platform/contract/call.ts'
import type { Input } from '#platform/contract/answers.ts'

type Options = { otherwise?: () => unknown }

/** `sendLater`, loaded when it is needed: the portal loads it ahead, and other pages never need it. */
export async function sendLater<E extends Call>(
  endpoint: E,
  input: Input<E>,
  what: string,
  options?: Options,
): Promise<void> {
  const outbox = await import('#platform/web/outbox/send-later.ts').catch((error: unknown) => {
    if (!options?.otherwise) throw error
  })
  // Its code could not be loaded.
  if (!outbox) return void (await options?.otherwise?.())
  await outbox.sendLater(endpoint, input, what, options)
}
