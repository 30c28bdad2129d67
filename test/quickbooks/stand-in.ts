import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { QuickBooksOptions } from '#money/accounting/server/quickbooks/options.ts'
import { createCompany, type StandInCompany } from '#test/quickbooks/company.ts'
import { createFailures } from '#test/quickbooks/failures.ts'
import { Refusal, unsupported } from '#test/quickbooks/fault.ts'
import { createGrants, type Answer } from '#test/quickbooks/oauth.ts'
import type { Connection } from '#money/accounting/server/service.ts'

export type StandIn = Awaited<ReturnType<typeof startQuickBooks>>
type Options = { redirectUri?: string; clientId?: string; clientSecret?: string }

/** A test server that implements QuickBooks Online's protocol, with data in memory and failures on demand. */
export async function startQuickBooks({
  redirectUri = 'http://127.0.0.1/api/accounting/quickbooks/callback',
  clientId = 'larkspur',
  clientSecret = 'a secret for tests',
}: Options = {}) {
  let time: Date | undefined
  let largestPage = 1000
  let connectsTo = ''
  const now = () => time ?? new Date()
  const companies = new Map<string, StandInCompany>()
  const grants = createGrants({ clientId, clientSecret, redirectUri }, now)
  const failures = createFailures()
  const requests: { method: string; path: string }[] = []

  function addCompany(id: string, name: string): StandInCompany {
    const company = createCompany(id, name, now)
    companies.set(id, company)
    connectsTo = id
    return company
  }

  async function answer(request: IncomingMessage, url: URL): Promise<Answer> {
    const { authorization } = request.headers
    const sent = await text(request)
    if (url.pathname === '/connect/oauth2') return grants.authorize(url.searchParams, connectsTo)
    if (url.pathname === '/oauth2/v1/tokens/bearer') return grants.token(authorization, new URLSearchParams(sent))
    if (url.pathname === '/v2/oauth2/tokens/revoke') return grants.revoke(authorization, JSON.parse(sent).token)
    const [, id = '', path = ''] = /^\/v3\/company\/(\d+)\/(.+)$/.exec(url.pathname) ?? []
    grants.check(authorization, id)
    const company = companies.get(id)
    if (!company) throw unsupported(url.pathname)
    return { status: 200, body: inBooks(company, request.method ?? '', path, url.searchParams, sent) }
  }

  function inBooks(
    company: StandInCompany,
    method: string,
    path: string,
    params: URLSearchParams,
    sent: string,
  ): object {
    if (method === 'POST') return company.write(path, params, JSON.parse(sent))
    if (path === `companyinfo/${company.id}`) return { CompanyInfo: { CompanyName: company.name, Country: 'US' } }
    if (path === 'cdc') return company.changes(params)
    if (path !== 'query') return company.read(path)
    if (params.get('query')?.trim() === 'select * from Preferences')
      return { QueryResponse: { Preferences: [{ CurrencyPrefs: company.currencies }] }, time: now().toISOString() }
    return { QueryResponse: company.query(params.get('query') ?? '', largestPage), time: now().toISOString() }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    requests.push({ method: request.method ?? '', path })
    const failure = failures.next(path)
    if (failure && 'hang' in failure) return
    if (failure && 'html' in failure) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Down for maintenance</title>')
      return
    }
    if (failure && 'status' in failure) {
      const { status, retryAfterSeconds, location, body = '' } = failure
      const retry = retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }
      response.writeHead(status, { ...retry, ...(location && { location }) }).end(body)
      return
    }
    const { status, body, location } = await answer(request, new URL(path, 'http://localhost')).catch(refused)
    if (failure) {
      request.socket.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(body && JSON.stringify(body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const company = addCompany('9341450000000001', 'Larkspur Lane Weddings')
  const settings: QuickBooksOptions = {
    clientId,
    clientSecret,
    redirectUri,
    environment: 'sandbox',
    baseUrl: url,
    authUrl: url,
  }

  return {
    url,
    settings,
    /** The company that exists from the start. */
    company,
    /** The new company is also selected for the next connection. */
    addCompany,
    /** All requests, oldest first. */
    requests,
    fail: failures.fail,
    clearFailures: failures.clear,
    expireTokens: grants.expireTokens,
    setAccessSeconds: grants.setAccessSeconds,
    disconnect: grants.disconnect,
    isConnected: grants.isConnected,
    setLargestPage(size: number) {
      largestPage = size
    },
    /** Stops its clock at a time; null starts it again. */
    setTime(moment: string | null) {
      time = moment === null ? undefined : new Date(moment)
    },
    /** The tokens of a new connection. */
    connect(companyId = company.id): Connection {
      const { access_token: accessToken, refresh_token: refreshToken, ...seconds } = grants.connect(companyId)
      const after = (count: number) => new Date(now().getTime() + count * 1000).toISOString()
      const expiry = {
        accessExpiresAt: after(seconds.expires_in),
        refreshExpiresAt: after(seconds.x_refresh_token_expires_in),
      }
      return { companyId, tokens: { accessToken, refreshToken, ...expiry } }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refused(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, body: error.body }
  // A bug in the stand-in, or invalid JSON: like the service, it gives no details.
  return { status: error instanceof SyntaxError ? 400 : 500, body: { error: String(error) } }
}
