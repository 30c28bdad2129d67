import { refuseUnlessEdits } from '#guests/guest-lists/server/public.ts'
import type * as endpoints from '#guests/rsvp-page/contract/endpoints.ts'
import type { Question } from '#guests/rsvp-page/contract/endpoints.ts'
import { findWords, listQuestions } from '#guests/rsvp-page/server/public.ts'
import * as queries from '#guests/rsvp-page/server/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { findClientFor, findClientForCouple } from '#weddings/clients/server/public/clients.ts'

export const rsvpPage: HandlersOf<typeof endpoints> = {
  read: async ({ tx, who, params }) => {
    await findClientFor(tx, who, params.id)
    return { ...(await findWords(tx, params.id)), questions: await listQuestions(tx, params.id) }
  },

  update: async ({ tx, who, params, body: { previous, ...change } }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    refuseStale('RSVP Page', await findWords(tx, params.id), change, previous)
    return queries.storeWords(tx, params.id, blankToNull(change))
  },

  addQuestion: async ({ tx, who, params, body }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    return queries.insertQuestion(tx, params.id, { ...body, ...optionsOf({ kind: 'text', options: [], ...body }) })
  },

  changeQuestion: async ({ tx, who, params, body: { previous, ...change } }) => {
    await queries.lockQuestion(tx, params.id)
    const before = await queries.findQuestion(tx, params.id)
    await refuseUnlessEdits(tx, who, before.clientId)
    refuseStale(before.text, before, change, previous)
    return queries.changeQuestion(tx, params.id, { ...change, ...optionsOf({ ...before, ...change }) })
  },

  removeQuestion: async ({ tx, who, params }) => {
    const { clientId } = await queries.findQuestion(tx, params.id)
    await refuseUnlessEdits(tx, who, clientId)
    await queries.deleteQuestion(tx, params.id)
    return undefined
  },

  orderQuestions: async ({ tx, who, params, body }) => {
    await findClientForCouple(tx, params.id)
    await refuseUnlessEdits(tx, who, params.id)
    return queries.orderQuestions(tx, params.id, body.ids)
  },

  replies: async ({ tx, who, params }) => {
    await findClientFor(tx, who, params.id)
    return queries.listReplies(tx, params.id)
  },
}

type Asked = { kind?: Question['kind'] | undefined; options?: string[] | undefined }

/** Only a choice has options, and at least two. */
function optionsOf({ kind, options = [] }: Asked): { options: string[] } {
  if (kind !== 'choice') return { options: [] }
  if (options.length < 2) refuseField('options', msg('Please enter at least two options.'))
  return { options }
}
