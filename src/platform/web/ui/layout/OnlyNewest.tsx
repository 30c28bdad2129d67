import { mostInList } from '#platform/contract/limits.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

/** Says that a list is not whole: of very many rows, an answer has the newest. */
export function OnlyNewest({ rows }: { rows: readonly unknown[] }) {
  if (rows.length < mostInList) return null
  return (
    <p role="note" className="mb-4 rounded-md border border-line px-4 py-3 text-sm text-muted">
      This page shows only the newest {grouped(mostInList)}. Use the search to find older ones.
    </p>
  )
}
