import type { FastifyRequest } from 'fastify'
import { callOf } from '#platform/server/db/announcements.ts'

const callId = /^[0-9a-z]{1,24}\.\d{1,9}$/

/**
 * Changes made until the answer are announced with the id that the browser gave the call, so that it recognises its own
 * change.
 */
export async function whileCalled<T>(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  answer: () => Promise<T>,
): Promise<T> {
  const given = headers['x-larkspur-call']
  const id = typeof given === 'string' && callId.test(given) ? given : undefined
  const called = { id, address: ip }
  try {
    return await callOf.run(called, answer)
  } finally {
    // The browser refetches once it has the answer, so later changes must be announced without the id.
    called.id = undefined
  }
}
