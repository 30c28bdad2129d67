import type { Terms } from '#platform/contract/endpoint.ts'
import { mostInList } from '#platform/contract/limits.ts'
import { isList, page, readsPages } from '#platform/contract/paging.ts'
import { parseGiven } from '#platform/server/http/answer.ts'

type Row = { id: number }
type Wanted = { limit?: number; before?: number }

const usualPage = 200

/** The part of a list that was asked for, of lists that are read whole. */
export function pageOf(terms: Terms, given: unknown, reply: unknown): unknown {
  if (!isList(terms) || readsPages(terms) || !Array.isArray(reply)) return reply
  const { limit, before = Infinity } = parseGiven(page, given) as Wanted
  const isPage = limit !== undefined || before !== Infinity
  if (!isPage && reply.length <= mostInList) return reply
  const newest = (reply as Row[])
    .filter(({ id }) => id < before)
    .toSorted((one, other) => other.id - one.id)
    .slice(0, limit ?? mostInList)
  if (isPage) return newest
  const kept = new Set(newest)
  return (reply as Row[]).filter((row) => kept.has(row))
}

/** URL of the next page; undefined on the last page. */
export function nextPage(terms: Terms, url: string, reply: unknown): string | undefined {
  if (!isList(terms) || !Array.isArray(reply)) return undefined
  const [path, query] = url.split('?')
  const next = new URLSearchParams(query)
  const rows = reply as Row[]
  if (rows.length === 0 || rows.length < Number(next.get('limit') ?? mostInList)) return undefined
  if (!next.has('limit')) next.set('limit', String(usualPage))
  next.set('before', String(rows.reduce((least, { id }) => Math.min(least, id), Infinity)))
  return `<${path}?${next}>; rel="next"`
}
