import { useMemo } from 'react'
import type { Feedback } from '#talk/feedback/contract/endpoints.ts'
import { FeedbackCard } from '#talk/feedback/web/FeedbackCard.tsx'
import { FeedbackSummary } from '#talk/feedback/web/FeedbackSummary.tsx'
import { filterFeedback, noFilters, stars } from '#talk/feedback/web/ratings.ts'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { FilterSelect } from '#platform/web/ui/controls/FilterSelect.tsx'
import { NothingFound } from '#platform/web/ui/layout/NothingFound.tsx'

export function FeedbackList({ feedback }: { feedback: readonly Feedback[] }) {
  const { filters, choose, select } = useFiltersInAddress(noFilters)
  const { rating, answered } = filters
  const found = useMemo(() => filterFeedback(feedback, { rating, answered }), [feedback, rating, answered])
  return (
    <>
      <FeedbackSummary feedback={feedback} />
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <FilterSelect name="Rating" all="All Ratings" {...select('rating')} className="w-full sm:w-44">
          {stars.map((rating) => (
            <option key={rating} value={rating}>
              {rating === 1 ? '1 star' : `${rating} stars`}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="Answers" all="Answered or Not" {...select('answered')} className="w-full sm:w-52">
          <option value="open">Not Answered Yet</option>
          <option value="answered">Answered</option>
        </FilterSelect>
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
        <NothingFound what="feedback" text="Try adjusting your filters" onClear={() => choose(noFilters)} />
      )}
    </>
  )
}
