import { sheetContentsOf, type ShippedKey } from '#contract/sheet-rows.ts'
import type { SheetTemplate } from '#contract/sheets.ts'
import churchAndHall from '#server/sheets/shipped/church-and-hall.ts'
import outdoors from '#server/sheets/shipped/outdoors.ts'
import twoDays from '#server/sheets/shipped/two-days.ts'
import type { ShippedSheet } from '#server/sheets/shipped/rows.ts'

export const sheetOf: Record<ShippedKey, ShippedSheet> = {
  'church-and-hall': churchAndHall,
  outdoors,
  'two-days': twoDays,
}

export const shippedSheets: readonly SheetTemplate[] = Object.values(sheetOf).map(({ days, ...named }) => ({
  id: null,
  ...named,
  ...sheetContentsOf(days),
}))
