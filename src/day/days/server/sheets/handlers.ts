import type * as endpoints from '#day/days/contract/sheets/endpoints.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { findDay, listItems } from '#day/days/server/queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import { daysOfWedding } from '#day/days/server/sheets/from-wedding.ts'
import { listUsualDurations } from '#day/days/server/usual-queries.ts'
import { listWeddingVendors } from '#weddings/vendors/server/public.ts'
import * as queries from '#day/days/server/sheets/queries.ts'
import { sheetOf, shippedSheets } from '#day/days/server/public/shipped-sheets.ts'
import { startSheet } from '#day/days/server/public/start-sheet.ts'

export const sheets: HandlersOf<typeof endpoints> = {
  list: async ({ tx }) => [...(await queries.listTemplates(tx)), ...shippedSheets],

  save: async ({ tx, body: { name, dayIds, ceremonyItem } }) => {
    const days = await Promise.all(dayIds.map((id) => findDay(tx, id)))
    const [first] = days
    if (!first || days.some(({ clientId }) => clientId !== first.clientId)) {
      const message = 'Please choose days of one wedding.'
      return refuseField('dayIds', message)
    }
    const vendors = await listWeddingVendors(tx, first.clientId)
    const items = await Promise.all(days.map(({ id }) => listItems(tx, id)))
    const found = days.map((day, at) => ({ ...day, items: items[at] ?? [] }))
    return queries.insertTemplate(tx, name, daysOfWedding(found, vendors, ceremonyItem))
  },

  rename: ({ tx, params, body }) => queries.renameTemplate(tx, params.id, body.name),

  remove: ({ tx, params }) => queries.deleteTemplate(tx, params.id),

  start: async ({ tx, params, body }) => {
    const client = await findClient(tx, params.id)
    const template =
      typeof body.template === 'number' ? await queries.findTemplate(tx, body.template) : sheetOf[body.template]
    return startSheet(tx, client, template, body)
  },

  usual: ({ tx }) => listUsualDurations(tx),
}
