import type { Topic } from '#platform/contract/topics.ts'

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

/** Of a call, what is in its path only; the parts after it are separated by spaces. */
type WordsIn<C extends string> = C extends `${string} ${string} ${infer Words}` ? Word<Words> : never
type Word<Words extends string> = Words extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Words

/** The call itself, unless it names something that is not a topic. */
export type Checked<C extends Call> = [WordsIn<C>] extends [Topic | 'anyone'] ? C : never

export type Parts = {
  route: Route
  method: Method
  path: string
  about: readonly Topic[]
  /** Callable without a session. */
  anyone: boolean
}

export function partsOf(call: Call): Parts {
  const [method, path, ...words] = call.split(' ') as [Method, `/api/${string}`, ...(Topic | 'anyone')[]]
  const about = words.filter((word) => word !== 'anyone')
  return { route: `${method} ${path}`, method, path, about, anyone: about.length < words.length }
}
