import { inviteAllTo } from '#guests/guests/server/answer-queries.ts'
import { refuseUnlessEdits } from '#guests/guest-lists/server/public.ts'
import type * as endpoints from '#guests/guests/contract/parts/endpoints.ts'
import { listParts } from '#guests/guests/server/public/parts.ts'
import * as queries from '#guests/guests/server/parts/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { findClientFor, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { followedDate } from '#weddings/clients/server/public/followed-date.ts'

export const parts: HandlersOf<typeof endpoints> = {
  list: async ({ tx, who, params }) => {
    const found = await listParts(tx, params.id)
    if (found.length === 0) await findClientFor(tx, who, params.id)
    return found
  },

  create: async ({ tx, who, params, body: { deadline, deadlineOffset, ...body } }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    const dueDate = deadline || null
    const { date = dueDate, ...tie } = await followedDate(tx, params.id, { date: dueDate, offset: deadlineOffset })
    const part = await queries.insertPart(tx, { ...blankToNull(body), dueDate: date, ...tie, clientId: params.id })
    if (part.invitesAll) await inviteAllTo(tx, part)
    return part
  },

  update: async ({ tx, who, params, body: { previous, ...body } }) => {
    if (previous) await queries.lockPart(tx, params.id)
    const before = await queries.findPart(tx, params.id)
    await refuseUnlessEdits(tx, who, before.clientId)
    refuseStale(before.name, before, body, previous)
    const { deadline, deadlineOffset, ...others } = body
    const given = { date: deadline === undefined ? undefined : deadline || null, offset: deadlineOffset }
    const { date = given.date, ...tie } = await followedDate(tx, before.clientId, given, before.deadlineOffset)
    return queries.changePart(tx, params.id, {
      ...blankToNull(others),
      ...(date !== undefined && { dueDate: date }),
      ...tie,
    })
  },

  remove: async ({ tx, who, params }) => {
    const { clientId } = await queries.findPart(tx, params.id)
    await refuseUnlessEdits(tx, who, clientId)
    await queries.deletePart(tx, params.id)
    return undefined
  },
}
