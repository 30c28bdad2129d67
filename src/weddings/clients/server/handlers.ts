import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#weddings/clients/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { resizeAvatar } from '#weddings/clients/server/avatar.ts'
import { listFigures } from '#weddings/clients/server/figures-queries.ts'
import { findNextSteps } from '#weddings/clients/server/next-queries.ts'
import * as queries from '#weddings/clients/server/queries.ts'
import { refuseSharedLogin } from '#weddings/clients/server/public/login.ts'
import { findClient, findClientForCouple, insertClient, listClients } from '#weddings/clients/server/public/clients.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { asSeenBy, refuseBudget, refuseCurrency } from '#weddings/clients/server/seen-by.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

export const clients: HandlersOf<typeof endpoints> = {
  list: async ({ tx, who }) => (await listClients(tx)).map((client) => asSeenBy(who, client)),

  figures: ({ tx, query: { today = dayInUtc() } }) => listFigures(tx, today),

  next: ({ tx, params, query: { today = dayInUtc() } }) => findNextSteps(tx, params.id, today),

  create: ({ tx, who, body }) => {
    refuseBudget(who, body.budget)
    refuseCurrency(who, body.currency)
    return insertClient(tx, blankToNull(body))
  },

  read: ({ tx, who, params }) =>
    who.kind === 'planner'
      ? findClient(tx, params.id).then((client) => asSeenBy(who, client))
      : findClientForCouple(tx, params.id),

  update: async ({ tx, who, params, body: { id, previous, ...change }, services }) => {
    refuseBudget(who, change.budget)
    refuseCurrency(who, change.currency)
    if (id !== undefined && id !== params.id)
      refuse('invalid', { message: 'The id does not fit the address of this call.' })
    if (previous) await queries.lockClient(tx, params.id)
    const before = await findClient(tx, params.id)
    refuseStale(coupleNames(before), asSeenBy(who, before), change, previous)
    if (change.email && before.isActivated) await refuseSharedLogin(tx, change.email, params.id, who.plannerId)
    if (change.email && change.email.toLowerCase() !== before.email.toLowerCase())
      await services.hooks.endOpenInvite(tx, params.id)
    const changed = await queries.changeClient(tx, params.id, blankToNull(change))
    if (changed.currency !== before.currency) await services.hooks.followCurrency(tx, params.id)
    return asSeenBy(who, changed)
  },

  remove: async ({ tx, params, services }) => {
    await services.hooks.deleteWedding(tx, params.id)
    await record(tx, 'couple-deleted', { weddingId: params.id })
    return undefined
  },

  uploadAvatar: {
    async outside({ within, finish, params, receive }) {
      await within((tx) => findClient(tx, params.id))
      return receive(
        ({ files: [picture] }) =>
          finish(async (tx) => {
            const before = await queries.findAvatarKey(tx, params.id)
            if (before) await enqueue(tx, removeFile, { key: before })
            return queries.changeClient(tx, params.id, { avatarKey: picture?.key })
          }),
        resizeAvatar,
      )
    },
  },

  avatar: async ({ tx, params }) => {
    const key = await queries.findAvatarKey(tx, params.id)
    if (!key) return refuse('not-found')
    return { key, type: 'image/webp', name: 'avatar.webp', disposition: 'inline', maxAge: 3600 }
  },
}
