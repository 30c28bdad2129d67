import { sheetContentsOf, type ShippedKey } from '#day/days/contract/sheets/sheet-rows.ts'
import type { SheetTemplate } from '#day/days/contract/sheets/endpoints.ts'
import churchAndHall from '#day/days/server/sheets/shipped/church-and-hall.ts'
import outdoors from '#day/days/server/sheets/shipped/outdoors.ts'
import twoDays from '#day/days/server/sheets/shipped/two-days.ts'
import type { ShippedSheet } from '#day/days/server/sheets/shipped/rows.ts'

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
