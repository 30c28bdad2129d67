import type { FastifyRequest } from 'fastify'
import { callOf } from '#server/db/announcements.ts'

const callId = /^[0-9a-z]{1,24}\.\d{1,9}$/

/**
 * Changes made until the answer are announced with the id that the browser gave the call, so that it recognises its own
 * change.
 */
export async function whileCalled<T>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  answer: () => Promise<T>,
): Promise<T> {
  const id = headers['x-larkspur-call']
  if (typeof id !== 'string' || !callId.test(id)) return answer()
  const called: { id: string | undefined } = { id }
  try {
    return await callOf.run(called, answer)
  } finally {
    // The browser refetches once it has the answer, so later changes must be announced without the id.
    called.id = undefined
  }
}
