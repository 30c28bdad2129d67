import type { Figures, Money } from '#money/figures/contract/endpoints.ts'
import { figureNames } from '#money/figures/contract/figure-names.ts'
import type { CsvRow } from '#platform/server/foundation/csv.ts'

const figureHeads = {
  currency: 'Currency',
  contracted: 'Contracted',
  drafted: 'Drafts',
  sent: 'Sent',
  paid: 'Paid',
  open: 'Open',
  overdue: 'Overdue',
}

/** Column headings by field. */
export const csvHeads = {
  wedding: { couple: 'Couple', wedding_date: 'Wedding', ...figureHeads },
  month: { month: 'Month', ...figureHeads },
}

const cellsOf = (figures: Figures): CsvRow => ({
  currency: figures.currency,
  ...Object.fromEntries(figureNames.map((name) => [name, figures[name]])),
})

export const csvRows = {
  wedding: ({ weddings }: Money) =>
    weddings.map((row): CsvRow => ({ couple: row.clientName, wedding_date: row.weddingDate, ...cellsOf(row) })),
  month: ({ months }: Money) => months.map((row): CsvRow => ({ month: row.month ?? 'No due date', ...cellsOf(row) })),
}
