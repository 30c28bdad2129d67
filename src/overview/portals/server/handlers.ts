import type * as endpoints from '#overview/portals/contract/endpoints.ts'
import { findLook, shownLook } from '#studio/looks/server/public.ts'
import { findStudio } from '#studio/studios/server/public/studios.ts'
import { findClient, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { findLanguage, findLanguageOfPerson } from '#weddings/people/server/public/language.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { countInvoicesOf } from '#money/invoices/server/public/read-invoices.ts'
import { countPublished } from '#day/days/server/public/published-days.ts'
import * as looks from '#weddings/portal-looks/server/public.ts'

export const portals: HandlersOf<typeof endpoints> = {
  read: async ({ tx, who, params }) => {
    const person = who.kind === 'couple' ? who.person : null
    const [client, customization, publishedDays, planner, look, language] = await Promise.all([
      findClientForCouple(tx, params.id),
      looks.findCustomization(tx, params.id),
      countPublished(tx, params.id),
      findStudio(tx),
      findLook(tx),
      person ? findLanguageOfPerson(tx, person.id) : findLanguage(tx, params.id),
    ])
    const seesAll = person?.access !== 'only-money'
    return {
      viewer: who.kind,
      language,
      person,
      client,
      publishedDays,
      ...shownLook(look),
      customization: seesAll ? customization : { ...customization, enabledFeatures: [] },
      planner,
      region: planner.region,
    }
  },

  readCustomization: async ({ tx, params }) => {
    await findClientForCouple(tx, params.id)
    return looks.findCustomization(tx, params.id)
  },

  changeCustomization: async ({ tx, params, body }) => {
    await findClient(tx, params.id)
    await refuseForeignInvoices(tx, params.id, body.selectedInvoices)
    return (await looks.changeCustomization(tx, params.id, body)) ?? refuse('not-found')
  },

  storeCustomization: async ({ tx, params, body }) => {
    await findClient(tx, params.id)
    await refuseForeignInvoices(tx, params.id, body.selectedInvoices)
    return looks.storeCustomization(tx, params.id, body)
  },
}

/** A portal can show only invoices of its own couple. */
async function refuseForeignInvoices(tx: Tx, clientId: number, selected: number[] = []): Promise<void> {
  const own = new Set(selected)
  if (own.size === 0 || (await countInvoicesOf(tx, clientId, [...own])) === own.size) return
  const message = 'Please choose from the invoices of this couple.'
  refuseField('selectedInvoices', message)
}
