import { formatMinor } from '#platform/web/ui/format/money.ts'
import type { Line } from '#money/figures/web/line.ts'

/** Columns are separated by tabs, as spreadsheets expect it of pasted text. */
export const asTabs = (heads: readonly string[], lines: readonly Line[], currency: string): string =>
  [heads, ...lines.map(({ name, cells }) => [name, ...cells.map(({ amount }) => formatMinor(amount, currency))])]
    .map((cells) => cells.join('\t'))
    .join('\n')
