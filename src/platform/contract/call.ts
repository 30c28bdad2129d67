/**
 * What the live channel announces when rows change; it never carries data. Tables say their topic (`about-tables.ts`), and
 * `app/server/topics.test.ts` finds a call with another one. `*` is all of them: a read that every change concerns, or a change
 * that can concern every read.
 */
export type Topic = string

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /api/${string}`

/**
 * What the browser has to know of an endpoint in order to call it, in one line: method and path, then the topics that a read
 * depends on and a write changes, from which live refetching is derived, and `anyone` if it needs no session.
 *
 * The calls of a feature are constants in its `contract/calls.ts`, so that the bundler puts each into the scripts that use
 * it. The server adds the schemas (`platform/contract/endpoint.ts`).
 */
export type Call = Route

export type Parts = {
  route: Route
  method: Method
  path: string
  about: readonly Topic[]
  /** Callable without a session. */
  anyone: boolean
}

export function partsOf(call: Call): Parts {
  const [method, path, ...words] = call.split(' ') as [Method, `/api/${string}`, ...string[]]
  const about = words.filter((word) => word !== 'anyone')
  return { route: `${method} ${path}`, method, path, about, anyone: about.length < words.length }
}
