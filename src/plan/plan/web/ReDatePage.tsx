import { useState } from 'react'
import * as calls from '#contract/calls.ts'
import { coupleNames } from '#contract/names.ts'
import type { Client } from '#contract/clients.ts'
import { ClientLink } from '#web/ClientLink.tsx'
import { useAnswer } from '#web/calls/api.ts'
import { MovedCard } from '#web/plan/MovedCard.tsx'
import type { Choices, Moved } from '#web/plan/re-dating.ts'
import { ReDateForm } from '#web/plan/ReDateForm.tsx'
import { usePageId, useLocation } from '#web/router/Router.tsx'
import { AnsweredRecord } from '#web/ui/layout/AnsweredRecord.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'

const back = { to: '/clients', label: 'All clients' } as const

/** Moves a wedding to another date, with everything that hangs on it. */
export default function ReDatePage() {
  const id = usePageId()
  const answer = useAnswer(calls.clients.read, { params: { id } }, { as: 'planner' })
  return (
    <AnsweredRecord answer={answer} what="client" back={back} skeleton={<Loading />}>
      {(client) => <Page key={id} client={client} />}
    </AnsweredRecord>
  )
}

const Loading = () => (
  <Card role="status" aria-busy aria-label="Loading the plan">
    <Skeletons of={['h-10 rounded-md', 'h-64 rounded-md']} />
  </Card>
)

function Page({ client }: { client: Client }) {
  const wanted = new URLSearchParams(useLocation().search).get('to')
  const [moved, setMoved] = useState<Moved>()
  // Kept here, so that the same can be done again after an undo.
  const [choices, setChoices] = useState<Choices>({})
  const [date, setDate] = useState(wanted ?? client.weddingDate ?? '')
  const move = (done: Moved) => {
    setMoved(done)
    setDate(done.weddingDate)
  }
  const startAgain = () => {
    setMoved(undefined)
    document.getElementById('page')?.focus()
  }
  return (
    <>
      <PageHeader
        title="Move the wedding"
        subtitle={
          <ClientLink id={client.id} className="underline-offset-2 hover:underline">
            {coupleNames(client)}
          </ClientLink>
        }
      />
      {moved ? (
        <MovedCard client={client} moved={moved} onUndone={startAgain} />
      ) : (
        <ReDateForm client={client} start={date} choices={choices} onChoose={setChoices} onMoved={move} />
      )}
    </>
  )
}
