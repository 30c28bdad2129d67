import type { WeddingFigures } from '#money/figures/contract/endpoints.ts'
import type { FigureName } from '#money/figures/contract/figure-names.ts'
import { FiguresTable } from '#money/figures/web/FiguresTable.tsx'
import type { Line } from '#money/figures/web/line.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

const columns = ['contracted', 'drafted', 'sent', 'paid', 'open', 'overdue'] as const
const heads = ['Wedding', 'Contracted', 'In drafts', 'Sent', 'Paid', 'Open', 'Overdue']

const cellsOf = (amountOf: (name: FigureName) => number, wedding?: number): Line['cells'] =>
  columns.map((figure) => ({
    amount: amountOf(figure),
    rows: { figure, ...(wedding !== undefined && { wedding }) },
    isLate: figure === 'overdue',
  }))

/** What each wedding adds up to; contracted is what is in drafts and what was sent. */
export function WeddingsTable({ weddings, currency }: { weddings: readonly WeddingFigures[]; currency: string }) {
  const lines = weddings.map((wedding): Line => ({
    key: String(wedding.clientId),
    name: wedding.clientName,
    label: (
      <>
        <ClientLink
          id={wedding.clientId}
          tab="billing"
          className="font-medium touchable wrap-anywhere underline-offset-4 hover:underline"
        >
          {wedding.clientName}
        </ClientLink>
        {wedding.weddingDate && (
          <span className="block text-[0.8125rem] font-normal text-muted">{formatDate(wedding.weddingDate)}</span>
        )}
      </>
    ),
    cells: cellsOf((name) => wedding[name], wedding.clientId),
  }))
  const total: Line = {
    key: 'total',
    name: 'All weddings',
    kind: 'total',
    cells: cellsOf((name) => weddings.reduce((sum, wedding) => sum + wedding[name], 0)),
  }
  return <FiguresTable title="By Wedding" heads={heads} lines={[...lines, total]} currency={currency} />
}
