import { useMemo, useState } from 'react'
import type { Feedback } from '#contract/feedback.ts'
import { FeedbackCard } from '#web/feedback/FeedbackCard.tsx'
import { FeedbackSummary } from '#web/feedback/FeedbackSummary.tsx'
import { filterFeedback, noFilters, stars, type Filters } from '#web/feedback/ratings.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'

const named = (name: string) => <span className="sr-only">{name}</span>

export function FeedbackList({ feedback }: { feedback: readonly Feedback[] }) {
  const [filters, setFilters] = useState(noFilters)
  const found = useMemo(() => filterFeedback(feedback, filters), [feedback, filters])
  const choose = (choice: Partial<Filters>) => setFilters((now) => ({ ...now, ...choice }))
  return (
    <>
      <FeedbackSummary feedback={feedback} />
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <NativeSelect
          label={named('Rating')}
          value={filters.rating}
          onChange={({ target }) => choose({ rating: target.value })}
          className="w-full sm:w-44"
        >
          <option value="">All Ratings</option>
          {stars.map((rating) => (
            <option key={rating} value={rating}>
              {rating === 1 ? '1 star' : `${rating} stars`}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={named('Answers')}
          value={filters.answered}
          onChange={({ target }) => choose({ answered: target.value as Filters['answered'] })}
          className="w-full sm:w-52"
        >
          <option value="">Answered or Not</option>
          <option value="open">Not Answered Yet</option>
          <option value="answered">Answered</option>
        </NativeSelect>
        <p role="status" className="flex items-center text-sm text-muted tabular sm:h-10">
          {found.length < feedback.length && `${found.length} of ${feedback.length}`}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className="space-y-5">
          {found.map((one) => (
            <FeedbackCard key={one.id} feedback={one} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No feedback found"
          text="Try adjusting your filters"
          action={<Button onClick={() => setFilters(noFilters)}>Clear Filters</Button>}
        />
      )}
    </>
  )
}
