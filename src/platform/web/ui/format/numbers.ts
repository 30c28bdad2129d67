import { wholeNumber } from '#platform/contract/locale/whole-number.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** An integer as the viewer's country writes it: '12,400'. */
export const grouped = (whole: number): string => wholeNumber(whole, localeHere().region)

/** '1 client', '2 clients' */
export const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
