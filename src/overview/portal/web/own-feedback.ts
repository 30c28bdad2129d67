import type { Input } from '#platform/contract/answers.ts'
import { give, ofWedding } from '#talk/feedback/contract/calls.ts'
import { describeCall } from '#platform/web/calls/described-calls.ts'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'

/** Feedback that waits in the outbox has an id below 0. */
export const isWaiting = ({ id }: { id: number }): boolean => id < 0

describeCall(give, (cached, { params: { id: clientId }, body }) => {
  const { rating, review = null, isPublic = false } = body
  const waiting = { id: -1, clientId, rating, review, isPublic, category: null, personName: null }
  const rest = { submittedAt: new Date().toISOString(), plannerResponse: null, respondedAt: null }
  cached.edit(ofWedding, (given) => [{ ...waiting, ...rest }, ...given] as unknown as typeof given, {
    params: { id: clientId },
  })
})

type Draft = { rating: number; review: string; isPublic: boolean }

const nameOf = (clientId: number) => `feedback-${clientId}`

export const readFeedbackDraft = (clientId: number) => readDraft<Draft>(nameOf(clientId), localStorage)
export const writeFeedbackDraft = (clientId: number, draft: Draft | undefined): void =>
  writeDraft(nameOf(clientId), draft, localStorage)

/** What the server did not accept is in the form again. */
export const giveBack = ({ params, body }: Input<typeof give>): void =>
  writeFeedbackDraft(params.id, { rating: body.rating, review: body.review ?? '', isPublic: body.isPublic ?? false })
