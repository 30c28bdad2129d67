import type { FastifyRequest } from 'fastify'
import { findPage } from '#app/contract/find-page.ts'
import { wantsPage } from '#platform/server/http/send-error.ts'

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Command lines and monitors take anything. Browsers ask so for scripts and pictures, which are no pages if they are missing. */
const takesAnything = ({ method, headers }: Asked) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '*/*').includes('*/*')

/** Whether a request for what is no file and no call is answered with a page, also one that says that there is none. */
export function asksForPage(request: Asked): boolean {
  const [path = '/', search] = request.url.split('?')
  if (path.startsWith('/api/')) return false
  return wantsPage(request) || (takesAnything(request) && findPage(path, search) !== undefined)
}
