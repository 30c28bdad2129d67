import Star from 'lucide-react/icons/star'
import * as calls from '#talk/feedback/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { FeedbackList } from '#talk/feedback/web/FeedbackList.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

const none = ['No feedback yet', 'When a couple rates you in their portal, you can read and answer it here.'] as const

export default function FeedbackPage() {
  return (
    <>
      <PageHeader title="Feedback" subtitle="What your couples say about you" />
      <Reviews />
    </>
  )
}

function Reviews() {
  const answer = useAnswer(calls.list, {})
  return (
    <AnsweredList answer={answer} what="feedback" skeleton={<Loading />} none={none} icon={<Star />}>
      {(feedback) => <FeedbackList feedback={feedback} />}
    </AnsweredList>
  )
}

function Loading() {
  return (
    <LoadingArea label="Loading your feedback" className="space-y-6">
      <Skeleton className="h-44 rounded-md" />
      <Skeleton className="h-10 w-96 max-w-full rounded-md" />
      <Skeleton className="h-56 rounded-md" />
      <Skeleton className="h-56 rounded-md" />
    </LoadingArea>
  )
}
