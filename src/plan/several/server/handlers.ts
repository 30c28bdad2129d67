import { dayInUtc } from '#platform/contract/calendar-date.ts'
import { limitMailsOfStudio } from '#platform/server/db/limits.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { addPlan } from '#plan/plan/server/public/add-plan.ts'
import type * as endpoints from '#plan/several/contract/endpoints.ts'
import {
  changeStatus,
  listWithMailWaiting,
  lockCouples,
  lockWaiting,
  setArchived,
} from '#plan/several/server/queries.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { holdLetters } from '#talk/letters/server/public/hold-letters.ts'
import { sendInvite } from '#weddings/couples/server/public/send-invite.ts'
import { openBatch } from '#weddings/history/server/public/batches.ts'
import { bringBack, deleteWedding } from '#weddings/trash/server/public.ts'

export const several: HandlersOf<typeof endpoints> = {
  setStatus: async ({ tx, body: { ids, status } }) => {
    const others = (await lockCouples(tx, ids)).filter((couple) => couple.status !== status).map(({ id }) => id)
    if (others.length === 0) return { batch: null, changed: 0 }
    const clientId = others.length === 1 ? others[0]! : null
    const batch = await openBatch(tx, { clientId, kind: 'bulk', about: { count: others.length } })
    await changeStatus(tx, others, status)
    return { batch, changed: others.length }
  },

  archive: async ({ tx, body: { ids, archived } }) => {
    const couples = await lockCouples(tx, ids)
    const changed = couples.filter(({ archivedAt }) => (archivedAt !== null) !== archived).map(({ id }) => id)
    if (changed.length === 0) return { changed, held: 0 }
    const held = archived ? [] : await listWithMailWaiting(tx, changed)
    await holdLetters(tx, held)
    await setArchived(tx, changed, archived)
    return { changed, held: held.length }
  },

  applyPlan: async ({ tx, body: { ids, templateId, past, today = dayInUtc() } }) => {
    const batches: number[] = []
    let rows = 0
    for (const { id } of await lockCouples(tx, ids)) {
      const applied = await addPlan(tx, id, { templateId, past, today })
      if (!applied) continue
      batches.push(applied.batch)
      rows += applied.added
    }
    return { batches, added: rows }
  },

  mailInvites: {
    async outside({ who, body: { ids, words }, services, within, finish, withoutSession }) {
      const waiting = await within((tx) => lockWaiting(tx, ids))
      await withoutSession(async (tx) => {
        for (const { email } of waiting) await limitMailsOfStudio(tx, who.plannerId, 'invite-from-planner', email)
      })
      return finish(async (tx) => {
        const sentTo: string[] = []
        // Somebody may have activated the portal since it was counted.
        const stillWaiting = await lockWaiting(
          tx,
          waiting.map(({ id }) => id),
        )
        for (const { id } of stillWaiting)
          sentTo.push((await sendInvite(tx, id, { plannerId: who.plannerId, services, words })).sentTo)
        return { sentTo }
      })
    },
  },

  remove: async ({ tx, body: { ids } }) => {
    const deleted: number[] = []
    for (const { id } of await lockCouples(tx, ids)) {
      deleted.push(await deleteWedding(tx, id))
      await record(tx, 'couple-deleted', { weddingId: id })
    }
    return { deleted }
  },

  restore: async ({ tx, who, body }) => {
    const ids = [...new Set(body.ids)]
    for (const id of ids) await bringBack(tx, who.plannerId, id)
    return { restored: ids.length }
  },
}
