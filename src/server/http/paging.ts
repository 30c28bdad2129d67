type Row = { id: number }

const isPage = (reply: unknown, limit: unknown): reply is Row[] =>
  typeof limit === 'number' && Array.isArray(reply) && reply.length === limit && limit > 0

/** URL of the next page; undefined on the last page, or if no paging was requested. */
export function nextPage(url: string, query: unknown, reply: unknown): string | undefined {
  const { limit } = (query ?? {}) as { limit?: unknown }
  if (!isPage(reply, limit)) return undefined
  const ends = [reply.at(0), reply.at(-1)].map((row) => row?.id ?? 0)
  const oldest = Math.min(...ends)
  const [path, given] = url.split('?')
  const next = new URLSearchParams(given)
  next.set('before', String(oldest))
  return `<${path}?${next}>; rel="next"`
}
