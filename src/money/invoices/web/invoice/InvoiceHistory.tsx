import type { HistoryEntry } from '#money/invoices/contract/endpoints.ts'
import { doerInWords, historyInWords } from '#money/invoices/web/invoice/history-words.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { momentHere } from '#platform/web/ui/format/instants.ts'

/** The history of an invoice, the latest entry first. Entries are immutable. */
export function InvoiceHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  const latestFirst = [...entries].sort((a, b) => b.id - a.id)
  return (
    <Card className="text-sm">
      <h2 className="mb-3 text-base font-semibold">History</h2>
      <ol className="divide-y divide-line">
        {latestFirst.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 py-2 first:pt-0 last:pb-0">
            <span className="tabular">{historyInWords(entry)}</span>
            <span className="text-muted tabular wrap-anywhere">
              {doerInWords(entry.by)} · <time dateTime={entry.at}>{momentHere(entry.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
