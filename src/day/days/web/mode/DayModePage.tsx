import { Suspense } from 'react'
import * as calls from '#day/days/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { DayMode } from '#day/days/web/mode/DayMode.tsx'
import { usePageId } from '#platform/web/router/Router.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

export default function DayModePage() {
  const id = usePageId()
  const answer = useAnswer(calls.read, { params: { id } })
  const skeleton = (
    <LoadingArea label="Loading the day">
      <Skeleton className="h-40" />
    </LoadingArea>
  )
  return (
    <AnsweredRecord answer={answer} what="day" back={{ to: '/clients', label: 'All clients' }} skeleton={skeleton}>
      {(day) => (
        // Until its style sheet has arrived.
        <Suspense fallback={skeleton}>
          <DayMode key={id} day={day} />
        </Suspense>
      )}
    </AnsweredRecord>
  )
}
