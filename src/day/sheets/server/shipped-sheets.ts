import { sheetContentsOf, type ShippedKey } from '#day/sheets/contract/sheet-rows.ts'
import type { SheetTemplate } from '#day/sheets/contract/endpoints.ts'
import churchAndHall from '#day/sheets/server/shipped/church-and-hall.ts'
import outdoors from '#day/sheets/server/shipped/outdoors.ts'
import twoDays from '#day/sheets/server/shipped/two-days.ts'
import type { ShippedSheet } from '#day/sheets/server/shipped/rows.ts'

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
