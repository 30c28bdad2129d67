import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { durations } from '#platform/server/foundation/durations.ts'
import type { Session, Token } from '#platform/server/db/callers.ts'
import type { SessionCookies } from '#platform/server/http/handler.ts'

const namesWith = (prefix: string) => ({
  planner: `${prefix}larkspur_planner`,
  couple: `${prefix}larkspur_couple`,
  key: `${prefix}larkspur_browser`,
  challenge: `${prefix}larkspur_challenge`,
})

/** Browsers take a name that begins like this only from this host over HTTPS, so no other host can plant a session. */
const ofHost = namesWith('__Host-')
const plain = namesWith('')

export const cookieNames = (secure: boolean) => (secure ? ofHost : plain)

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionCookies {
  const names = cookieNames(secure)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const token = (kind: Session['kind']) => request.cookies[names[kind]] || undefined
  return {
    give: (kind, token) =>
      void reply.setCookie(names[kind], token, { ...options, maxAge: durations.sessionDays * 86400 }),
    take: (kind) => void reply.clearCookie(names[kind], options),
    token,
    browser: (kind) => ({
      session: token(kind),
      key: request.cookies[names.key] || undefined,
      agent: request.headers['user-agent'] ?? '',
      address: request.ip,
    }),
    challenge: () => request.cookies[names.challenge] || undefined,
    keepChallenge: (key) =>
      void reply.setCookie(names.challenge, key, {
        ...options,
        sameSite: 'strict',
        maxAge: durations.challengeMinutes * 60,
      }),
    forgetChallenge: () => void reply.clearCookie(names.challenge, { ...options, sameSite: 'strict' }),
    keepKey: (key) => void reply.setCookie(names.key, key, { ...options, maxAge: durations.browserDays * 86400 }),
  }
}

/** `Authorization: Bearer lark_…`; other values are those of proxies, for example, and not looked at. */
export const apiTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer (lark_\S+)$/i.exec(headers.authorization ?? '')?.[1]

/**
 * A browser may have a planner's and a couple's session at once, and its pages name the kind they use. Otherwise the
 * couple's comes first, and counts for its own wedding only.
 */
export function tokensFor(
  endpoint: Endpoint,
  cookies: SessionCookies,
  { speaksAs, apiToken }: { speaksAs: unknown; apiToken: string | undefined },
): Token[] {
  if (apiToken) return endpoint.for.planner ? [{ kind: 'apiToken', token: apiToken }] : []
  const order: Session['kind'][] = speaksAs === 'planner' ? ['planner'] : ['couple', 'planner']
  return order.flatMap((kind) => {
    const token = cookies.token(kind)
    return token && endpoint.for[kind] ? [{ kind, token }] : []
  })
}

/** Sessions of a kind that the endpoint does not serve: callers with only these get 403 instead of 401. */
export function otherTokens(endpoint: Endpoint, cookies: SessionCookies, apiToken: string | undefined): Token[] {
  if (apiToken) return endpoint.for.planner ? [] : [{ kind: 'apiToken', token: apiToken }]
  const kinds: Session['kind'][] = ['planner', 'couple']
  return kinds.flatMap((kind) => {
    const token = cookies.token(kind)
    return token && !endpoint.for[kind] ? [{ kind, token }] : []
  })
}

/** With both sessions present, the couple's counts only for paths of its own wedding. */
export function willDo(endpoint: Endpoint, params: Record<string, string | number>, several: boolean) {
  const ofOneWedding = endpoint.path.startsWith('/api/clients/{id}')
  return (session: Session): boolean =>
    !(several && session.kind === 'couple' && ofOneWedding && session.clientId !== params.id)
}
