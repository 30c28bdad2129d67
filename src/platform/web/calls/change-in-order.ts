import type { Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'

const latest = new Map<string, Promise<unknown>>()

/** Sends a change after the one before it of the same thing is answered: each builds on what the one before it leaves. */
export async function changeInOrder<E extends Call>(
  of: string,
  endpoint: E,
  input: Input<E>,
  options?: ChangeOptions<E>,
): Promise<Answer<E>> {
  const sent = change(endpoint, input, { ...options, after: latest.get(of) })
  latest.set(of, sent)
  try {
    return await sent
  } finally {
    if (latest.get(of) === sent) latest.delete(of)
  }
}

/** Resolves once all changes of it so far are answered. */
export const changesAnswered = async (of: string): Promise<void> => {
  await latest.get(of)?.catch(() => {})
}
