import { useMemo } from 'react'
import type { Feedback } from '#contract/feedback.ts'
import { FeedbackCard } from '#web/feedback/FeedbackCard.tsx'
import { FeedbackSummary } from '#web/feedback/FeedbackSummary.tsx'
import { filterFeedback, noFilters, stars } from '#web/feedback/ratings.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useFiltersInAddress } from '#web/ui/use-filters-in-address.ts'

const named = (name: string) => <span className="sr-only">{name}</span>

export function FeedbackList({ feedback }: { feedback: readonly Feedback[] }) {
  const { filters, choose } = useFiltersInAddress(noFilters)
  const { rating, answered } = filters
  const found = useMemo(() => filterFeedback(feedback, { rating, answered }), [feedback, rating, answered])
  return (
    <>
      <FeedbackSummary feedback={feedback} />
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <NativeSelect
          label={named('Rating')}
          value={rating}
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
          value={answered}
          onChange={({ target }) => choose({ answered: target.value })}
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
          action={<Button onClick={() => choose(noFilters)}>Clear Filters</Button>}
        />
      )}
    </>
  )
}
