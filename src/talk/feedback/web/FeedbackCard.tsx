import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import Reply from 'lucide-react/icons/reply'
import { useState } from 'react'
import type { Feedback } from '#talk/feedback/contract/endpoints.ts'
import { AnswerForm } from '#talk/feedback/web/AnswerForm.tsx'
import { Stars } from '#talk/feedback/web/public/Stars.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

const dayOf = (instant: string) => formatDate(dayHere(new Date(instant)))

export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const [answering, setAnswering] = useState(false)
  const { clientId, rating, review, category, isPublic, submittedAt, personName, plannerResponse } = feedback
  const names = coupleNames(feedback)
  return (
    <li className="rounded-md border border-line bg-card p-5 lift-card offscreen-60 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-display text-xl leading-snug">
            <ClientLink id={clientId} className="wrap-anywhere underline-offset-4 hover:underline">
              {names}
            </ClientLink>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular">
            <Stars rating={rating} />
            {dayOf(submittedAt)}
            {personName && <span className="wrap-anywhere">{`by ${personName}`}</span>}
          </p>
        </div>
        <p className="flex max-w-full min-w-0 flex-wrap gap-2">
          {category && (
            <Badge className="max-w-full">
              <span className="truncate">{category}</span>
            </Badge>
          )}
          <Badge
            tone={isPublic ? 'green' : 'grey'}
            data-tooltip={isPublic ? 'The couple lets you quote this' : 'The couple wrote this for you alone'}
          >
            {isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
            {isPublic ? 'Public' : 'Private'}
          </Badge>
        </p>
      </div>
      {review ? (
        <blockquote className="mt-4 max-w-prose leading-7 whitespace-pre-line wrap-anywhere">{review}</blockquote>
      ) : (
        <p className="mt-4 text-muted">Stars only, without words.</p>
      )}
      <div className="mt-5 border-t border-line pt-5">
        {answering ? (
          <AnswerForm feedback={feedback} onDone={() => setAnswering(false)} />
        ) : plannerResponse === null ? (
          <Button icon={<Reply />} aria-label={`Answer ${names}`} onClick={() => setAnswering(true)}>
            Answer
          </Button>
        ) : (
          <Answer feedback={feedback} text={plannerResponse} onEdit={() => setAnswering(true)} />
        )}
      </div>
    </li>
  )
}

function Answer({ feedback, text, onEdit }: { feedback: Feedback; text: string; onEdit: () => void }) {
  return (
    <div className="rounded-md bg-sunken p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium">
          Your answer
          {feedback.respondedAt && (
            <span className="font-normal text-muted tabular"> · {dayOf(feedback.respondedAt)}</span>
          )}
        </h3>
        <Button
          variant="quiet"
          icon={<Pencil />}
          aria-label={`Edit your answer to ${coupleNames(feedback)}`}
          className="-my-2 -mr-2"
          onClick={onEdit}
        >
          Edit
        </Button>
      </div>
      <p className="mt-1.5 max-w-prose leading-6 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
