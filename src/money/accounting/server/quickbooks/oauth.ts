import * as z from 'zod/mini'
import { answerOf, jsonOf } from '#money/accounting/server/quickbooks/answers.ts'
import { ask, type Reply } from '#money/accounting/server/quickbooks/ask.ts'
import { addresses, type QuickBooksOptions } from '#money/accounting/server/quickbooks/options.ts'
import type { Tokens } from '#money/accounting/server/service.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  x_refresh_token_expires_in: z.number(),
})

const invalidGrant = z.object({ error: z.literal('invalid_grant') })
const isInvalidGrant = ({ text }: Reply) => invalidGrant.safeParse(jsonOf(text)).success

/** OAuth 2 for QuickBooks: the refresh token is rotated now and then, so the latest must be stored. */
export function createOAuth(options: QuickBooksOptions) {
  const { clientId, clientSecret, redirectUri } = options
  const { authorize, token, revoke } = addresses(options)
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  }

  async function grant(form: Record<string, string>): Promise<Tokens> {
    const askedAt = Date.now()
    const reply = await ask(token, { method: 'POST', headers, body: new URLSearchParams(form) }, options)
    if (isInvalidGrant(reply)) throw new AccountingTrouble('disconnected', 'QuickBooks has to be connected again')
    // Our own client credentials were rejected; refreshing a token would not help.
    if (reply.status === 401) throw new AccountingTrouble('http', 'HTTP 401: Failed to connect')
    const answer = answerOf(reply, tokenAnswer)
    const after = (seconds: number) => new Date(askedAt + seconds * 1000).toISOString()
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      accessExpiresAt: after(answer.expires_in),
      refreshExpiresAt: after(answer.x_refresh_token_expires_in),
    }
  }

  return {
    authorizeUrl: (state: string) =>
      `${authorize}?${new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        scope: 'com.intuit.quickbooks.accounting',
        redirect_uri: redirectUri,
        state,
      }).toString()}`,

    exchange: (code: string) => grant({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),

    refresh: (refreshToken: string) => grant({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    async revoke(refreshToken: string) {
      const body = JSON.stringify({ token: refreshToken })
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
      const { status } = await ask(revoke, sent, options)
      // An unknown token need not be revoked.
      if (status !== 200 && status !== 400) throw new AccountingTrouble('http', `HTTP ${status}: Failed to connect`)
    },
  }
}
