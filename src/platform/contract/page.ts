import { addressOf } from '#platform/contract/address.ts'
import type { Input } from '#platform/contract/answers.ts'
import type { Call } from '#platform/contract/call.ts'

export type FirstRead = { endpoint: Call; input: object; address: string }

/** Ids, the secret of a link, the selected tab or view, and `phone` if a phone shows the page. */
export type PageParams = Record<string, string | number>

/** A first read of a page: its call, with parameters from the page's URL, and a query if needed. */
export type Read = Call | readonly [Call, (at: PageParams) => unknown]

/** A page as its feature describes it: its module and first reads. */
export type OwnPage = {
  path: string
  title: string
  /** Module path under src/, without extension. */
  screen: string
  /** A portal is open to its couple and to that couple's planner; the page of a link to whoever has its address. */
  for: 'anyone' | 'planner' | 'portal' | 'link'
  reads?: readonly Read[]
  /** The service worker fetches its code ahead, so that it opens offline before its first visit. */
  opensOffline?: true
  /** The URL ending of the first read whose `customization` styles the page from the first paint. */
  looksBy?: string
}

/** A page with all its first reads. The server embeds shell and answers in the HTML. */
export type Page = Omit<OwnPage, 'reads'> & { reads: (at: PageParams) => FirstRead[] }

/** The page for a URL, with its parameters. */
export type FoundPage = { page: Page; params: PageParams }

type Options = Pick<OwnPage, 'reads' | 'title' | 'screen' | 'opensOffline'>
export const open = (path: string, options: Options): OwnPage => ({ path, for: 'anyone', ...options })
export const planner = (path: string, options: Options): OwnPage => ({ path, for: 'planner', ...options })

export const ask = <C extends Call>(call: C, query: (at: PageParams) => Input<C>['query']): Read => [call, query]

export function firstRead(read: Read, at: PageParams = {}): FirstRead {
  const [endpoint, query] = typeof read === 'string' ? [read] : read
  const input = { params: at, query: query?.(at) }
  return { endpoint, input, address: addressOf(endpoint, input as object) }
}
