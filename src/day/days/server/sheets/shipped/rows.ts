import type { Audience } from '#day/days/contract/day-audiences.ts'
import type { Condition, PlaceRole, SheetDay, SheetRow, ShippedKey } from '#day/days/contract/sheets/sheet-rows.ts'
import type { VendorCategory } from '#weddings/vendors/contract/vendor-choices.ts'

/** A template that comes with Larkspur. */
export type ShippedSheet = { key: ShippedKey; name: string; description: string; days: SheetDay[] }

type Details = {
  at?: PlaceRole
  place?: string
  by?: VendorCategory[]
  for?: Audience
  when?: Condition
  /** Minutes that ten more guests add. */
  grows?: number
  details?: string
  notes?: string
  isKey?: true
  isFixed?: true
}
type Unplaced = Omit<SheetRow, 'section'>

/** '-4:30' as minutes. */
const minutesAt = (time: string) => {
  const [hours = '0', minutes = '0'] = time.replace('-', '').split(':')
  return (Number(hours) * 60 + Number(minutes)) * (time.startsWith('-') ? -1 : 1)
}

/** An item with its time in hours and minutes: from the ceremony, or on other days of the clock. */
export function item(time: string, minutes: number, title: string, given: Details = {}): Unplaced {
  const { at, by, for: audience, grows, ...others } = given
  return {
    start: minutesAt(time),
    minutes,
    title,
    ...others,
    ...(at && { placeRole: at }),
    ...(by && { categories: by }),
    ...(audience && { audience }),
    ...(grows !== undefined && { perTenGuests: grows }),
  }
}

export const key = { isKey: true } as const
export const fixed = { isFixed: true } as const

export const inSection = (section: string, rows: Unplaced[]): SheetRow[] => rows.map((row) => ({ ...row, section }))
