import { addressOf } from '#platform/contract/address.ts'
import type { Input } from '#platform/contract/answers.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Right } from '#platform/contract/rights.ts'

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
  /** The address of the first read whose `customization` and `language` count from the first paint. */
  looksBy?: RegExp
  /** Shown in the language of the browser until it is known who looks. */
  isForCouples?: true
  /** The right that it needs of a member of the studio: `work` where nothing is said, none where it is null. */
  needs?: Right | null
  /** Members begin here who may not open the dashboard, but this page. */
  isHome?: true
  /** The kind of record that it shows. */
  shows?: string
}

export type PlannerPage<Path extends string = string> = OwnPage & { path: Path; for: 'planner' }

/** A page with all its first reads. The server embeds shell and answers in the HTML. */
export type Page = Omit<OwnPage, 'reads'> & { reads: (at: PageParams) => FirstRead[] }

/** The page for a URL, with its parameters. */
export type FoundPage = { page: Page; params: PageParams }

type Options = Omit<OwnPage, 'path' | 'for'>
export const open = (path: string, options: Options): OwnPage & { for: 'anyone' } => ({
  path,
  for: 'anyone',
  ...options,
})
/** Keeps the path as a type: links to it are checked. */
export const planner = <Path extends string>(path: Path, options: Options): PlannerPage<Path> => ({
  path,
  for: 'planner',
  ...options,
})

export const ask = <C extends Call>(call: C, query: (at: PageParams) => Input<C>['query']): Read => [call, query]

export function firstRead(read: Read, at: PageParams = {}): FirstRead {
  const [endpoint, query] = typeof read === 'string' ? [read] : read
  const input = { params: at, query: query?.(at) }
  return { endpoint, input, address: addressOf(endpoint, input as object) }
}
