import type { FastifyInstance, FastifyRequest } from 'fastify'
import { waitsInCrowd, type Waits } from '#server/db/crowd.ts'
import type { Pool } from '#server/db/pool.ts'
import { wasEntered } from '#server/db/within.ts'
import { Refusal } from '#server/ground/refusal.ts'
import { tokensIn } from '#server/http/session.ts'

/** Requests are refused when others have waited this long; those of who is in already are refused later. */
const mostWaitMs = { usually: 150, ofWhoIsIn: 1500 }
/** As many as browsers ask for at once. */
const few = 6

export type RefuseInCrowd = (request: FastifyRequest) => void

const isLive = ({ url }: FastifyRequest) => /^\/api\/(links\/[^/]+\/)?live(\?|$)/.test(url)

/**
 * Sheds load while the database is asked for more than it can do, so that those who are served wait only briefly.
 * Refuses calls by itself; who serves pages asks, because some need no rows.
 */
export function watchCrowd(app: FastifyInstance, pool: Pool, secure: boolean): RefuseInCrowd {
  const inProgress = new Map<string, number>()

  function isRefused(request: FastifyRequest, { ofAll, ofFirst }: Waits): boolean {
    const entered = tokensIn(request, secure).find((token) => wasEntered(token))
    const atOnce = entered && (inProgress.get(entered.token) ?? 1)
    if (atOnce === undefined || atOnce > few) return true
    // Who asks for one thing at a time does not wait for who asks for many.
    return (atOnce > 1 ? ofAll : ofFirst) > mostWaitMs.ofWhoIsIn
  }

  function refuseInCrowd(request: FastifyRequest): void {
    const waits = waitsInCrowd(pool)
    if (waits.ofAll > mostWaitMs.usually && isRefused(request, waits)) throw new Refusal('busy')
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isLive(request)) return
    for (const { token } of tokensIn(request, secure)) {
      inProgress.set(token, (inProgress.get(token) ?? 0) + 1)
      reply.raw.once('close', () => {
        const left = (inProgress.get(token) ?? 1) - 1
        if (left === 0) inProgress.delete(token)
        else inProgress.set(token, left)
      })
    }
    if (request.url.startsWith('/api/')) refuseInCrowd(request)
  })
  return refuseInCrowd
}
