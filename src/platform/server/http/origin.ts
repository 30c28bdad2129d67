import { msg } from '#platform/contract/locale/translate.ts'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#platform/server/foundation/refusal.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses writes that a browser sends from another origin; other clients send neither header. */
export function refuseForeignWrites(request: FastifyRequest, publicUrl: string): void {
  if (reads.has(request.method)) return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  const ours = origin !== undefined && isOurs(origin, host, publicUrl)
  if (origin !== undefined && !ours) refuse('forbidden', { message: msg('This request comes from another site.') })
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !ours) {
    refuse('forbidden', { message: msg('This request comes from another site.') })
  }
}

function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
