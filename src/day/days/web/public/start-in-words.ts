import * as times from '#day/days/contract/day-time.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** The start of an item: '2:30 PM', and '1:30 AM +1' in the night after. */
export const startInWords = (start: string): string => times.startInWords(start, localeHere())
