import { useState } from 'react'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { MovedCard } from '#plan/plan/web/MovedCard.tsx'
import type { Choices, Moved } from '#plan/plan/web/re-dating.ts'
import { ReDateForm } from '#plan/plan/web/ReDateForm.tsx'
import { usePageId, useLocation } from '#platform/web/router/Router.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

const back = { to: '/clients', label: 'All clients' } as const

/** Moves a wedding to another date, with everything that hangs on it. */
export default function ReDatePage() {
  const id = usePageId()
  const answer = useAnswer(clientCalls.read, { params: { id } }, { as: 'planner' })
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
        title="Move the Wedding"
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
