import { Suspense } from 'react'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { DayMode } from '#web/days/mode/DayMode.tsx'
import { usePageId } from '#web/router/Router.tsx'
import { AnsweredRecord } from '#web/ui/layout/AnsweredRecord.tsx'
import { LoadingArea } from '#web/ui/layout/LoadingArea.tsx'
import { Skeleton } from '#web/ui/layout/Skeleton.tsx'

export default function DayModePage() {
  const id = usePageId()
  const answer = useAnswer(calls.days.read, { params: { id } })
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
