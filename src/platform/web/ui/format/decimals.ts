import { writtenDecimal } from '#platform/contract/locale/written-decimal.ts'
import { localeHere } from '#platform/web/locale/here.ts'
import { t } from '#platform/web/locale/t.ts'

/** '2.5' or '2,5', as the viewer's country writes it. */
export const decimalHere = (decimal: string): string => writtenDecimal(decimal, localeHere().region)

/** '8.1%' or '8,1 %' */
export const percentHere = (percent: string): string => t('{percent}%', { percent: decimalHere(percent) })
