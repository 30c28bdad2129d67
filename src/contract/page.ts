import { addressOf } from '#contract/address.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'

export type FirstRead = { endpoint: Endpoint; input: object; address: string }

/** Ids, the secret that travels in a link, and which tab of the page is open. */
export type PageParams = Record<string, string | number>

/** A call that a page makes first, with what stands in the page's address, and a query if it has one. */
export type Read = Endpoint | readonly [Endpoint, () => unknown]

/** A page as its feature describes it: the module that shows it, and what it reads first. */
export type OwnPage = {
  path: string
  title: string
  /** Module under src/web, without its ending. */
  screen: string
  /** A portal is for its couple, and for the planner whose couple it is. */
  for: 'anyone' | 'planner' | 'portal'
  reads?: readonly Read[]
  /** The end of the address of the first read whose `customization` says how the page looks from the first paint on. */
  looksBy?: string
}

/** A page with all that is read on it first. The server puts screen and answers into the HTML. */
export type Page = Omit<OwnPage, 'reads'> & { reads: (at: PageParams) => FirstRead[] }

type Options = Pick<OwnPage, 'reads' | 'title' | 'screen'>
export const open = (path: string, options: Options): OwnPage => ({ path, for: 'anyone', ...options })
export const planner = (path: string, options: Options): OwnPage => ({ path, for: 'planner', ...options })

export const ask = <E extends Endpoint>(endpoint: E, query: () => Input<E>['query']): Read => [endpoint, query]

export function firstRead(read: Read, at: PageParams = {}): FirstRead {
  const [endpoint, query] = 'path' in read ? [read] : read
  const input = { params: at, query: query?.() }
  return { endpoint, input, address: addressOf(endpoint, input as object) }
}
