import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import { lazy, useState } from 'react'
import type { Answer } from '#platform/contract/answers.ts'
import { partsOf } from '#platform/contract/call.ts'
import * as feedbackCalls from '#talk/feedback/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Stars } from '#talk/feedback/web/public/Stars.tsx'
import { useIsOffline } from '#platform/web/offline/use-is-offline.ts'
import { FeedbackFrame } from '#overview/portal/web/FeedbackFrame.tsx'
import { giveBack, isWaiting } from '#overview/portal/web/own-feedback.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'
import { t } from '#platform/web/locale/t.ts'

const Returned = lazy(() => import('#platform/web/outbox/Returned.tsx'))
const FeedbackForm = lazy(() => import('#overview/portal/web/FeedbackForm.tsx'))

type Props = { clientId: number; planner: string; canGive: boolean }

/** The couple's feedback on its planner, with the planner's answer. */
export default function FeedbackSection({ clientId, planner, canGive }: Props) {
  const { data: given = [] } = useAnswer(feedbackCalls.ofWedding, { params: { id: clientId } })
  const [writing, setWriting] = useState(false)
  const leave = canGive && !writing && (
    <Button icon={<MessageSquareHeart />} onClick={() => setWriting(true)}>
      {t('Leave Feedback')}
    </Button>
  )
  return (
    <FeedbackFrame planner={planner} action={leave}>
      <WhenIdle>
        <Returned route={partsOf(feedbackCalls.give).route} clientId={clientId} giveBack={giveBack} />
      </WhenIdle>
      {writing && (
        <Later>
          <FeedbackForm clientId={clientId} planner={planner} onDone={() => setWriting(false)} />
        </Later>
      )}
      {given.length > 0 && (
        <ul className="mt-6 grid gap-4 md:grid-cols-2">
          {given.map((feedback) => (
            <Given key={feedback.id} feedback={feedback} planner={planner} />
          ))}
        </ul>
      )}
    </FeedbackFrame>
  )
}

type Feedback = Answer<typeof feedbackCalls.ofWedding>[number]

function Given({ feedback, planner }: { feedback: Feedback; planner: string }) {
  const isOffline = useIsOffline()
  const { rating, review, submittedAt, personName, plannerResponse, isPublic } = feedback
  return (
    <li className="rounded-md border border-line bg-card p-5 lift-card sm:p-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular">
        <Stars rating={rating} />
        {formatDate(dayHere(new Date(submittedAt)))}
        {personName && ` · ${t('by {name}', { name: personName })}`}
        {isPublic && ` · ${t('may be quoted')}`}
        {isWaiting(feedback) && ` · ${isOffline ? t('waiting for a connection') : t('sending…')}`}
      </p>
      {review && (
        <p dir="auto" className="mt-3 leading-7 whitespace-pre-line wrap-anywhere">
          {review}
        </p>
      )}
      {plannerResponse && (
        <div className="mt-4 rounded-md bg-sunken p-4">
          <h3 className="text-sm font-medium wrap-anywhere">{t('{planner} answered', { planner })}</h3>
          <p dir="auto" className="mt-1 leading-6 whitespace-pre-line wrap-anywhere">
            {plannerResponse}
          </p>
        </div>
      )}
    </li>
  )
}
