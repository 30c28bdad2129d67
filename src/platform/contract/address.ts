import { partsOf, type Call } from '#platform/contract/call.ts'

type Values = Record<string, string | number | boolean | undefined | null>

/** The URL of a call with its parameters and query; for a read it is also the cache key. */
export function addressOf(call: Call, input: { params?: Values; query?: Values } = {}): string {
  const path = partsOf(call).path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
