import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#platform/contract/locale/language.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { bodyOf, isMissingGrant, refusalFor, statusOf } from '#platform/server/http/refusal-for.ts'
import type { Troubles } from '#platform/server/http/outages.ts'

/** Retry-After, in seconds. */
const retryAfter: Partial<Record<Refusal['reason'], number>> = { busy: 2, unreachable: 5 }

type Parts = { troubles: Troubles; momentPage: string | undefined }

/** Answers every error: with JSON, or with a page that retries if a link was followed. */
export function errorSender({ troubles, momentPage }: Parts) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalFor(error)
    if (!refusal) {
      request.log.error(
        { err: error, requestId: request.id, method: request.method, route: request.routeOptions?.url },
        'unexpected failure',
      )
    }
    if (isMissingGrant(error))
      request.log.error({ err: error, route: request.routeOptions?.url }, 'the database refused what a call is made of')
    troubles.note(error)
    const seconds = refusal?.details.retryAfter ?? (refusal && retryAfter[refusal.reason])
    if (seconds !== undefined) reply.header('retry-after', String(seconds))
    reply.code(refusal ? statusOf(refusal) : 500).header('cache-control', 'no-store')
    if (momentPage && reply.statusCode >= 500 && wantsPage(request)) {
      return reply.type('text/html; charset=utf-8').send(momentPage)
    }
    const t = translator(spokenBy(request))
    const body = { message: t('Something went wrong on our side. Please try again.'), requestId: request.id }
    return reply.send(refusal ? bodyOf(refusal, t) : body)
  }
}

/** A page of Larkspur names the one language that it is in; other callers, and planners, get English. */
const spokenBy = ({ headers }: Pick<FastifyRequest, 'headers'>): Language => {
  const named = headers['x-larkspur-language']
  return isLanguage(named) ? named : 'en'
}

export const wantsPage = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')
