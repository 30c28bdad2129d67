import * as z from 'zod/mini'
import { regionChoices } from '#platform/contract/locale/region-fields.ts'
import { currencies, isCurrency } from '#platform/contract/locale/currency-list.ts'
import { countries } from '#platform/contract/locale/usual-region.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

/** What the columns of a studio may hold. */
export const knownRegion = {
  country: z.enum(countries),
  currency: z.enum(currencies),
  dateOrder: regionChoices.dateOrder,
  clock: regionChoices.clock,
  weekStart: regionChoices.weekStart,
  paperSize: regionChoices.paper,
}

/** The form of a code says nothing about whether there is such a country or currency. */
export function refuseUnknown(given: { country?: string | undefined; currency?: string | null | undefined }): void {
  if (given.country && !countries.includes(given.country)) refuseField('country', 'This country is not known.')
  if (given.currency && !isCurrency(given.currency)) refuseField('currency', 'This currency is not known.')
}
