import { Star } from 'lucide-react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { FeedbackList } from '#web/feedback/FeedbackList.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export default function FeedbackPage() {
  return (
    <>
      <PageHeader title="Feedback" subtitle="What your couples say about you" />
      <Reviews />
    </>
  )
}

function Reviews() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.feedback.list, {})
  if (data && data.length > 0) return <FeedbackList feedback={data} />
  if (isLoadingError) return <FailedState what="feedback" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <Loading />
  return (
    <Card>
      <EmptyState
        icon={<Star />}
        title="No feedback yet"
        text="When a couple rates you in its portal, its stars and words are here for you to answer."
      />
    </Card>
  )
}

function Loading() {
  return (
    <div role="status" aria-busy aria-label="Loading your feedback" className="space-y-6">
      <Skeleton className="h-44 rounded-md" />
      <Skeleton className="h-10 w-96 max-w-full rounded-md" />
      <Skeleton className="h-56 rounded-md" />
      <Skeleton className="h-56 rounded-md" />
    </div>
  )
}
