import type { QuestionColumn } from '#guests/guests/web/public/guest-table.ts'
import * as calls from '#guests/rsvp-page/contract/calls.ts'
import { replyWords } from '#guests/rsvp/web/page/reply-words.ts'
import { call } from '#platform/web/calls/call.ts'

/** The couple's own questions, each with what the envelopes have replied. */
export async function readQuestionColumns(clientId: number): Promise<QuestionColumn[]> {
  const params = { id: clientId }
  const [{ questions }, replies] = await Promise.all([call(calls.read, { params }), call(calls.replies, { params })])
  return questions.map((question) => {
    const given = replies.filter(({ questionId }) => questionId === question.id)
    return {
      question: question.text,
      replies: new Map(given.map(({ envelopeId, reply }) => [envelopeId, replyWords(question, reply)])),
    }
  })
}
