import type { Feedback } from '#talk/feedback/contract/endpoints.ts'
import { summaryOf } from '#talk/feedback/web/ratings.ts'
import { Stars } from '#talk/feedback/web/public/Stars.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'

export function FeedbackSummary({ feedback }: { feedback: readonly Feedback[] }) {
  const { average, counts } = summaryOf(feedback)
  return (
    <Card className="mb-6 grid items-center gap-6 sm:grid-cols-[auto_1fr] sm:gap-10">
      <div>
        <p className="font-display text-5xl leading-none tabular">{average}</p>
        <div className="mt-3">
          <Stars rating={Number(average)} label={`${average} of 5 stars on average`} className="size-5" />
        </div>
        <p className="mt-2 text-sm text-muted tabular">
          {feedback.length === 1 ? '1 couple’s words' : `${feedback.length} pieces of feedback`}
        </p>
      </div>
      <ul aria-label="How many gave how many stars" className="max-w-md space-y-2 text-sm text-muted tabular">
        {counts.map(({ rating, count }) => (
          <li key={rating} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3">
            <span>{rating === 1 ? '1 star' : `${rating} stars`}</span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * count) / feedback.length}%` }}
              />
            </span>
            <span className="text-right">{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
