import { lazy, type ReactNode } from 'react'
import type { FirstSteps as Steps } from '#overview/first-steps/contract/endpoints.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const StepsCard = lazy(() => import('#overview/first-steps/web/StepsCard.tsx'))

/** The steps of a new studio, until all of them are done; and its sample wedding, while it has one. */
export function FirstSteps({ steps, importing }: { steps: Steps; importing: ReactNode }) {
  const isDone = steps.couples > 0 && steps.planned > 0 && steps.invited > 0
  if (isDone && steps.sampleId === null) return null
  return (
    <Later>
      <StepsCard steps={steps} isDone={isDone} importing={importing} />
    </Later>
  )
}
