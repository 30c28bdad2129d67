import type { Feedback } from '#talk/feedback/contract/endpoints.ts'

export const stars = [5, 4, 3, 2, 1] as const

/** The number of ratings for each number of stars, and the average. */
export function summaryOf(feedback: readonly Pick<Feedback, 'rating'>[]) {
  const counts = stars.map((rating) => ({ rating, count: feedback.filter((one) => one.rating === rating).length }))
  const sum = feedback.reduce((total, { rating }) => total + rating, 0)
  return { counts, average: feedback.length === 0 ? undefined : (sum / feedback.length).toFixed(1) }
}

/** `answered` is 'answered', 'open', or empty for no filter. */
type Filters = { rating: string; answered: string }
export const noFilters: Filters = { rating: '', answered: '' }

export function filterFeedback<F extends Pick<Feedback, 'rating' | 'plannerResponse'>>(
  feedback: readonly F[],
  { rating, answered }: Filters,
): F[] {
  return feedback.filter(
    (one) =>
      (rating === '' || one.rating === Number(rating)) &&
      (answered === '' || (one.plannerResponse !== null) === (answered === 'answered')),
  )
}
