import { request as requestHttp, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicAddress } from '#platform/contract/public-address.ts'
import { NotPublic, publicOnly } from '#platform/server/foundation/public-hosts.ts'

type Ask = {
  method?: 'GET' | 'POST'
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  /** For the whole answer. */
  patienceMs: number
  /** What is longer is cut off. */
  mostBytes: number
}

export type InternetAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; isCut: boolean }

/** Requests to addresses that somebody outside has chosen: only to public hosts, and without following redirects. */
export type Internet = { ask: (address: string, ask: Ask) => Promise<InternetAnswer> }

/** For tests only, so no setting leads here: the addresses of stand-ins, by the origin that they stand in for. */
export type StandIns = Readonly<Record<string, string>>

export const openInternet = (standIns: StandIns = {}): Internet => ({
  ask: (address, { method = 'GET', headers, body, patienceMs, mostBytes }) =>
    new Promise((resolve, reject) => {
      if (!isPublicAddress(address)) return reject(new NotPublic(`${address} is not an address on the internet`))
      const { origin, pathname, search } = new URL(address)
      const standIn = standIns[origin]
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const options = { method, headers: { ...headers, ...length }, signal: AbortSignal.timeout(patienceMs) }
      const request = standIn
        ? requestHttp(new URL(pathname + search, standIn), options)
        : requestHttps(address, { ...options, lookup: publicOnly })
      request.on('error', reject)
      request.on('response', (response) => {
        const parts: Buffer[] = []
        let size = 0
        const end = (isCut: boolean) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).subarray(0, mostBytes),
            isCut,
          })
        response.on('error', reject)
        if (mostBytes === 0) {
          end(true)
          response.destroy()
        }
        response.on('end', () => end(false))
        response.on('data', (part: Buffer) => {
          parts.push(part)
          size += part.length
          if (size <= mostBytes) return
          end(true)
          response.destroy()
        })
      })
      request.end(body)
    }),
})
