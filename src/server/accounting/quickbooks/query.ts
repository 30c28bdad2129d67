export const quoted = (value: string) => `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`

const pageSize = 1000

/**
 * Everything that has changed since a moment, the oldest change first. Each page starts at the moment where the one
 * before ended instead of at a position: what changes while we read moves to the end, and positions would skip what
 * moves up in its place.
 */
export async function* changedSince<T extends { externalId: string; version: string; updatedAt: string }>(
  page: (clauses: string) => Promise<T[]>,
  moment: string | null,
): AsyncGenerator<T> {
  let since = moment && new Date(moment).toISOString()
  let position = 1
  let seen = new Set<string>()
  for (;;) {
    const where = since ? `where MetaData.LastUpdatedTime >= ${quoted(toSecond(since))} ` : ''
    const found = await page(
      `${where}orderby MetaData.LastUpdatedTime startposition ${position} maxresults ${pageSize}`,
    )
    const last = found.at(-1)
    if (!last) return
    yield* found.filter((row) => !seen.has(nameOf(row)))
    if (last.updatedAt === since) {
      position += found.length
    } else {
      since = last.updatedAt
      position = 1
      seen = new Set()
    }
    for (const row of found) if (row.updatedAt === since) seen.add(nameOf(row))
  }
}

const nameOf = ({ externalId, version }: { externalId: string; version: string }) => `${externalId} ${version}`

/** Earlier by less than a second, never later. */
const toSecond = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')
