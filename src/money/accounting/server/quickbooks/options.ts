export type QuickBooksOptions = {
  clientId: string
  clientSecret: string
  environment: 'sandbox' | 'production'
  redirectUri: string
  /** Overrides the API's base URL. */
  baseUrl?: string | undefined
  /** Overrides the base URL of the OAuth endpoints. */
  authUrl?: string | undefined
  timeoutMs?: number
  /** Waits before a retry that the service requested; at most `longestWaitMs` each time. */
  wait?: (ms: number) => Promise<unknown>
}

const apiHosts = {
  sandbox: 'https://sandbox-quickbooks.api.intuit.com',
  production: 'https://quickbooks.api.intuit.com',
}

const at = (path: string, host: string) => `${host.replace(/\/+$/, '')}${path}`

export const addresses = ({ environment, baseUrl, authUrl }: QuickBooksOptions) => ({
  api: at('/v3/company', baseUrl ?? apiHosts[environment]),
  authorize: at('/connect/oauth2', authUrl ?? 'https://appcenter.intuit.com'),
  token: at('/oauth2/v1/tokens/bearer', authUrl ?? 'https://oauth.platform.intuit.com'),
  revoke: at('/v2/oauth2/tokens/revoke', authUrl ?? 'https://developer.api.intuit.com'),
})
