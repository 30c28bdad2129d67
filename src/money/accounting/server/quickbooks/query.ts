export const quoted = (value: string) => `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`

const pageSize = 1000

/**
 * All changes since a given time, oldest first. Each page starts at the time of the last result instead of an offset:
 * records that change while we read move to the end, and offsets would skip those that move up.
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

/** Rounds down to the second. */
const toSecond = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')
