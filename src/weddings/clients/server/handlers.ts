import { dayInUtc } from '#contract/day.ts'
import type * as endpoints from '#contract/clients.ts'
import { record } from '#server/audit/queries.ts'
import { resizeAvatar } from '#server/clients/avatar.ts'
import { listFigures } from '#server/clients/figures-queries.ts'
import { findNextSteps } from '#server/clients/next-queries.ts'
import * as queries from '#server/clients/queries.ts'
import { refuseStale } from '#server/clients/refuse-stale.ts'
import { asSeenBy, refuseBudget } from '#server/clients/seen-by.ts'
import { endOpenInvite } from '#server/couples/queries.ts'
import { blankToNull } from '#server/db/blank.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { refuse } from '#server/ground/refusal.ts'
import { removeFile } from '#server/files/jobs.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { deleteWedding } from '#server/trash/queries.ts'

export const clients: HandlersOf<typeof endpoints> = {
  list: async ({ tx, who }) => (await queries.listClients(tx)).map((client) => asSeenBy(who, client)),

  figures: ({ tx, query: { today = dayInUtc() } }) => listFigures(tx, today),

  next: ({ tx, params, query: { today = dayInUtc() } }) => findNextSteps(tx, params.id, today),

  create: ({ tx, who, body }) => {
    refuseBudget(who, body.budget)
    return queries.insertClient(tx, blankToNull(body))
  },

  read: ({ tx, who, params }) =>
    who.kind === 'planner'
      ? queries.findClient(tx, params.id).then((client) => asSeenBy(who, client))
      : queries.findClientForCouple(tx, params.id),

  update: async ({ tx, who, params, body: { id, previous, ...change } }) => {
    refuseBudget(who, change.budget)
    if (id !== undefined && id !== params.id)
      refuse('invalid', { message: 'The id does not fit the address of this call.' })
    if (previous) await queries.lockClient(tx, params.id)
    const before = await queries.findClient(tx, params.id)
    if (previous) refuseStale(asSeenBy(who, before), change, previous)
    if (change.email && before.isActivated) await queries.refuseSharedLogin(tx, change.email, params.id, who.plannerId)
    if (change.email && change.email.toLowerCase() !== before.email.toLowerCase()) await endOpenInvite(tx, params.id)
    return asSeenBy(who, await queries.changeClient(tx, params.id, blankToNull(change)))
  },

  remove: async ({ tx, params }) => {
    await deleteWedding(tx, params.id)
    await record(tx, 'couple-deleted', { weddingId: params.id })
    return undefined
  },

  uploadAvatar: {
    async outside({ within, finish, params, receive }) {
      await within((tx) => queries.findClient(tx, params.id))
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
