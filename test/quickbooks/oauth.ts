import { randomBytes } from 'node:crypto'
import type { Moment } from '#test/quickbooks/books.ts'
import { unauthenticated, unauthorized } from '#test/quickbooks/fault.ts'

type Client = { clientId: string; clientSecret: string; redirectUri: string }
type Grant = { companyId: string; refreshToken: string }
export type Answer = { status: number; body?: object; location?: string }

const refreshSeconds = 100 * 24 * 3600

/** Single-use codes, access tokens that expire, and refresh tokens of which only the newest is valid. */
export function createGrants({ clientId, clientSecret, redirectUri }: Client, now: Moment) {
  const codes = new Map<string, { companyId: string; grant?: Grant }>()
  const grants = new Set<Grant>()
  const access = new Map<string, { grant: Grant; expiresAt: number }>()
  let accessSeconds = 3600

  const invalid = (error: string, status = 400): Answer => ({ status, body: { error } })
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const newToken = () => randomBytes(24).toString('base64url')

  function tokens(grant: Grant) {
    const token = newToken()
    access.set(token, { grant, expiresAt: now().getTime() + accessSeconds * 1000 })
    return {
      token_type: 'bearer',
      access_token: token,
      expires_in: accessSeconds,
      refresh_token: grant.refreshToken,
      x_refresh_token_expires_in: refreshSeconds,
    }
  }

  function newGrant(companyId: string): Grant {
    const grant = { companyId, refreshToken: newToken() }
    grants.add(grant)
    return grant
  }

  function end(ended: (grant: Grant) => boolean) {
    for (const grant of grants) if (ended(grant)) grants.delete(grant)
  }

  return {
    /** The authorization page: grants access immediately and redirects back with a code. */
    authorize(asked: URLSearchParams, companyId: string): Answer {
      const isKnown = asked.get('client_id') === clientId && asked.get('redirect_uri') === redirectUri
      const isCode = asked.get('response_type') === 'code' && asked.get('state')
      if (!isKnown || !isCode || asked.get('scope') !== 'com.intuit.quickbooks.accounting')
        return invalid('invalid_request')
      const code = newToken()
      codes.set(code, { companyId })
      const back = new URL(redirectUri)
      for (const [name, value] of Object.entries({ code, state: asked.get('state') ?? '', realmId: companyId })) {
        back.searchParams.set(name, value)
      }
      return { status: 302, location: back.href }
    },

    token(authorization: string | undefined, form: URLSearchParams): Answer {
      if (authorization !== basic) return invalid('invalid_client', 401)
      if (form.get('grant_type') === 'authorization_code') {
        const code = form.get('code') ?? ''
        const held = codes.get(code)
        if (!held || form.get('redirect_uri') !== redirectUri) return invalid('invalid_grant')
        // RFC 6749: reusing a code also revokes the tokens issued for it.
        if (held.grant) {
          end((grant) => grant === held.grant)
          return invalid('invalid_grant')
        }
        held.grant = newGrant(held.companyId)
        return { status: 200, body: tokens(held.grant) }
      }
      if (form.get('grant_type') !== 'refresh_token') return invalid('unsupported_grant_type')
      const grant = [...grants].find(({ refreshToken }) => refreshToken === form.get('refresh_token'))
      if (!grant) return invalid('invalid_grant')
      grant.refreshToken = newToken()
      return { status: 200, body: tokens(grant) }
    },

    revoke(authorization: string | undefined, token: unknown): Answer {
      if (authorization !== basic) return invalid('invalid_client', 401)
      const size = grants.size
      end((grant) => grant.refreshToken === token || access.get(String(token))?.grant === grant)
      return grants.size < size ? { status: 200 } : invalid('invalid_request')
    },

    check(authorization: string | undefined, companyId: string) {
      const held = access.get(authorization?.replace(/^Bearer /, '') ?? '')
      if (!held || !grants.has(held.grant) || held.expiresAt <= now().getTime()) throw unauthenticated()
      if (held.grant.companyId !== companyId) throw unauthorized()
    },

    connect: (companyId: string) => tokens(newGrant(companyId)),
    expireTokens: () => access.clear(),
    setAccessSeconds: (seconds: number) => void (accessSeconds = seconds),
    /** Simulates that the company's owner removed Larkspur from the connected apps. */
    disconnect: (companyId: string) => end((grant) => grant.companyId === companyId),
    isConnected: (companyId: string) => [...grants].some((grant) => grant.companyId === companyId),
  }
}
