import * as calls from '#guests/rsvp-page/contract/calls.ts'
import { replyWords } from '#guests/rsvp/web/page/reply-words.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { clientId: number; envelopeId: number }

/** What an envelope has replied to the couple's own questions. */
export function EnvelopeReplies({ clientId, envelopeId }: Props) {
  const params = { id: clientId }
  const { data: page } = useAnswer(calls.read, { params })
  const { data: replies } = useAnswer(calls.replies, { params })
  const given = (replies ?? []).filter((one) => one.envelopeId === envelopeId)
  const answered = (page?.questions ?? []).flatMap((question) => {
    const found = given.find(({ questionId }) => questionId === question.id)
    return found ? [{ question, reply: found.reply }] : []
  })
  if (answered.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="text-sm font-medium">{t('Answers to Your Questions')}</h3>
      <dl className="mt-1 grid gap-2 text-sm">
        {answered.map(({ question, reply }) => (
          <div key={question.id}>
            <dt dir="auto" className="wrap-anywhere text-muted">
              {question.text}
            </dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {replyWords(question, reply)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
