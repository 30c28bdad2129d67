import type { RowsOf } from '#money/figures/contract/figure-names.ts'
import type { OpenRows } from '#money/figures/web/rows-address.ts'
import { spanInWords } from '#money/figures/web/spans.ts'

const names: Record<RowsOf, string> = {
  contracted: 'Contracted',
  drafted: 'In drafts',
  sent: 'Sent',
  paid: 'Received',
  open: 'Expected',
  overdue: 'Overdue',
  income: 'Received and expected',
}

/** 'Expected, October 2026'. A wedding's own table says paid and open. */
export function rowsInWords({ figure, wedding, from, to, undated }: OpenRows, couple: string | undefined): string {
  const ofWedding: Partial<Record<RowsOf, string>> = wedding === undefined ? {} : { paid: 'Paid', open: 'Open' }
  const name = ofWedding[figure] ?? names[figure]
  const about = [couple, from && to && spanInWords({ from, to }), undated && 'without a due date']
  return [name, ...about.filter(Boolean)].join(', ')
}
