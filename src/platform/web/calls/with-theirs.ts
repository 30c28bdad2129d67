import type { Topic } from '#platform/contract/call.ts'
import { CallError } from '#platform/web/calls/call.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'

/** Reads anew what somebody else has changed meanwhile, so that both values are there when the choice is shown. */
export async function withTheirs<Answer>(about: readonly Topic[], sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent
  } catch (error) {
    if (error instanceof CallError && error.current) await refetchAbout(about).catch(() => {})
    throw error
  }
}
