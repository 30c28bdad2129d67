import { readDate } from '#platform/contract/locale/read-date.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** A typed day as yyyy-MM-dd, read as the studio's country writes it; undefined for what is no date, or could be two. */
export const dateTyped = (text: string, today: string): string | undefined =>
  readDate(text, today, localeHere().region.dateOrder)
