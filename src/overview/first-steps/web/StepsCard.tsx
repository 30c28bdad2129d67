import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useState, type ReactNode } from 'react'
import type { FirstSteps } from '#overview/first-steps/contract/endpoints.ts'
import { InviteStep } from '#overview/first-steps/web/InviteStep.tsx'
import { PlanStep } from '#overview/first-steps/web/PlanStep.tsx'
import { SampleLine } from '#overview/first-steps/web/SampleLine.tsx'
import { Step } from '#overview/first-steps/web/Step.tsx'
import { TypedCouple } from '#overview/first-steps/web/TypedCouple.tsx'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

const folded = 'first-steps-folded'

type Props = { steps: FirstSteps; isDone: boolean; importing: ReactNode }

/** Three steps, each with what it takes; folded to a line when somebody wants them out of the way. */
export default function StepsCard({ steps, isDone, importing }: Props) {
  const { couples, planned, invited, sampleId } = steps
  const [isOpen, setOpen] = useState(localStorage.getItem(folded) === null)
  const { data } = useAnswer(clientCalls.list, {}, { enabled: isOpen && !isDone && couples > 0 })
  const real = data?.filter(({ id, archivedAt }) => id !== sampleId && !archivedAt) ?? []
  const count = [couples, planned, invited].filter((one) => one > 0).length
  const turn = () => {
    if (isOpen) localStorage.setItem(folded, '1')
    else localStorage.removeItem(folded)
    setOpen(!isOpen)
  }
  return (
    <section
      aria-labelledby="first-steps"
      className="rounded-md border border-line bg-card px-4 py-3 lift-card sm:px-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="first-steps" className="text-base font-semibold">
          {isDone ? 'Your sample wedding' : 'Three steps to get started'}
        </h2>
        {!isDone && (
          <Button variant="quiet" aria-expanded={isOpen} icon={isOpen ? <ChevronUp /> : <ChevronDown />} onClick={turn}>
            {isOpen ? 'Later' : `${count} of 3 done`}
          </Button>
        )}
      </header>
      {isOpen && !isDone && (
        <ol className="mt-1 divide-y divide-line">
          <Step
            number={1}
            isDone={couples > 0}
            title="Add your couples"
            text={
              couples > 0
                ? `${couples} ${couples === 1 ? 'couple is' : 'couples are'} here.`
                : 'Import a file, or type one line for each.'
            }
          >
            <div className="space-y-3">
              <TypedCouple />
              {importing}
            </div>
          </Step>
          <Step
            number={2}
            isDone={planned > 0}
            title="Give them a plan"
            text={
              planned > 0
                ? `${planned} of ${couples} have one.`
                : 'A template becomes tasks and events with dates counted from the wedding.'
            }
          >
            <PlanStep couples={real} />
          </Step>
          <Step
            number={3}
            isDone={invited > 0}
            title="Invite a couple"
            text={invited > 0 ? `${invited} of ${couples} have been invited.` : 'You see the email before it goes out.'}
          >
            <InviteStep couples={real} />
          </Step>
        </ol>
      )}
      {(isOpen || isDone) && <SampleLine sampleId={sampleId} />}
    </section>
  )
}
