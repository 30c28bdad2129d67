import Download from 'lucide-react/icons/download'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import { csvOf } from '#guests/guests/web/public/save-guests.ts'
import * as calls from '#guests/rsvp-page/contract/calls.ts'
import type { Question, Reply } from '#guests/rsvp-page/contract/endpoints.ts'
import { replyWords } from '#guests/rsvp/web/page/reply-words.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { saveFile } from '#platform/web/ui/files/save-file.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { clientId: number; questions: readonly Question[]; isPlanner: boolean }

/** What the envelopes have replied: counts of what was chosen, and a list of what was written. */
export function Replies({ clientId, questions, isPlanner }: Props) {
  const params = { id: clientId }
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.replies, { params })
  const { data: envelopes } = useAnswer(guestCalls.list, { params }, isPlanner ? { as: 'planner' } : {})
  if (isLoadingError) return <FailedState what={t('answers')} onRetry={() => void refetch()} pending={isFetching} />
  if (!data)
    return (
      <LoadingArea label={t('Loading the {what}', { what: t('answers') })}>
        <Skeletons of={['h-24 rounded-md']} />
      </LoadingArea>
    )
  const names = new Map((envelopes ?? []).map(({ id, name }) => [id, name]))
  const nameOf = ({ envelopeId }: Reply) => names.get(envelopeId) ?? ''
  const download = () => {
    const rows = questions.flatMap((question) =>
      data
        .filter(({ questionId }) => questionId === question.id)
        .map((one) => [question.text, nameOf(one), replyWords(question, one.reply)]),
    )
    saveFile(`${t('Answers')}.csv`, 'text/csv', csvOf([[t('Question'), t('Envelope'), t('Answer')], ...rows]))
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-lg">{t('Answers to Your Questions')}</h2>
        {data.length > 0 && (
          <Button data-print="hidden" icon={<Download />} onClick={download}>
            {t('Download CSV')}
          </Button>
        )}
      </div>
      {data.length === 0 && <p className="mt-2 text-sm text-muted">{t('Nobody has answered them yet.')}</p>}
      {data.length > 0 &&
        questions.map((question) => (
          <section key={question.id} className="mt-4">
            <h3 dir="auto" className="text-sm font-medium wrap-anywhere">
              {question.text}
            </h3>
            <RepliesTo
              question={question}
              replies={data.filter(({ questionId }) => questionId === question.id)}
              nameOf={nameOf}
            />
          </section>
        ))}
    </Card>
  )
}

type OfQuestion = { question: Question; replies: readonly Reply[]; nameOf: (reply: Reply) => string }

function RepliesTo({ question, replies, nameOf }: OfQuestion) {
  if (replies.length === 0) return <p className="text-sm text-muted">{t('No answers yet.')}</p>
  if (question.kind === 'text' || question.kind === 'song')
    return (
      <ul className="mt-1 grid gap-1 text-sm">
        {replies.map((one) => (
          <li key={one.envelopeId} dir="auto" className="wrap-anywhere whitespace-pre-line">
            {one.reply}
            {nameOf(one) && <span className="text-muted"> · {nameOf(one)}</span>}
          </li>
        ))}
      </ul>
    )
  const counts = new Map<string, number>(
    (question.kind === 'choice' ? question.options : ['yes', 'no']).map((one) => [one, 0]),
  )
  for (const { reply } of replies) counts.set(reply, (counts.get(reply) ?? 0) + 1)
  return (
    <dl className="mt-1 grid max-w-md gap-1 text-sm">
      {[...counts].map(([reply, count]) => (
        <div key={reply} className="flex justify-between gap-3">
          <dt dir="auto" className="min-w-0 wrap-anywhere">
            {replyWords(question, reply)}
          </dt>
          <dd className="tabular">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
