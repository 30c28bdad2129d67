import * as z from 'zod/mini'
import { clientStatuses } from '#weddings/clients/contract/endpoints.ts'
import { invitationForm } from '#weddings/people/contract/invitations.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date, id } from '#platform/contract/fields.ts'
import * as calls from '#plan/several/contract/calls.ts'
import { mostAtOnce } from '#plan/several/contract/most-at-once.ts'
import { pastFates } from '#plan/plan/contract/plan-kinds.ts'

const ids = z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce, `At most ${mostAtOnce} couples at once.`))

export const setStatus = endpoint(calls.setStatus, {
  summary: 'Gives several couples a status, all of them or none; the batch can be undone as one',
  status: 200,
  for: {
    planner: {
      body: z.object({ ids, status: z.enum(clientStatuses, 'Please choose one of the statuses.') }),
      /** No batch if all had this status. */
      returns: z.object({ batch: z.nullable(id), changed: z.number() }),
    },
  },
})

export const applyPlan = endpoint(calls.applyPlan, {
  summary:
    'Adds to several weddings what they do not have of a template, without its payments; each batch can be undone',
  status: 200,
  for: {
    planner: {
      body: z.object({ ids, templateId: id, past: z.enum(pastFates), today: z.optional(date) }),
      returns: z.object({ batches: z.array(id), added: z.number() }),
    },
  },
})

export const mailInvites = endpoint(calls.mailInvites, {
  summary: 'Mails each of several couples a new invite link, except for those that have activated their portal',
  status: 200,
  for: {
    planner: {
      body: z.extend(invitationForm, { ids }),
      returns: z.object({ sentTo: z.array(z.string()) }),
    },
  },
})

export const archive = endpoint(calls.archive, {
  summary: 'Archives several couples, or brings them back; mail that an archived one would get waits',
  status: 200,
  for: {
    planner: {
      body: z.object({ ids, archived: z.boolean() }),
      /** Those that were not archived, or not back, already; and of how many mail waits, to be let go by the planner. */
      returns: z.object({ changed: z.array(id), held: z.number() }),
    },
  },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes several couples with everything that belongs to them; they can be brought back for 30 days',
  status: 200,
  for: {
    planner: {
      body: z.object({ ids }),
      /** With these they are brought back. */
      returns: z.object({ deleted: z.array(id) }),
    },
  },
})

export const restore = endpoint(calls.restore, {
  summary: 'Brings several deleted couples back with everything that belongs to them, all of them or none',
  status: 200,
  for: { planner: { body: z.object({ ids }), returns: z.object({ restored: z.number() }) } },
})
