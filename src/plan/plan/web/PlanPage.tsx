import type { Client } from '#contract/clients.ts'
import * as calls from '#contract/calls.ts'
import { coupleNames } from '#contract/names.ts'
import { ClientLink } from '#web/ClientLink.tsx'
import { useAnswer } from '#web/calls/api.ts'
import { ApplyForm } from '#web/plan/ApplyForm.tsx'
import { TemplateChoice } from '#web/plan/TemplateChoice.tsx'
import { useLocation, usePageId } from '#web/router/Router.tsx'
import { AnsweredRecord } from '#web/ui/layout/AnsweredRecord.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'

const back = { to: '/clients', label: 'All clients' } as const

/** Applies a plan template to a wedding. */
export default function PlanPage() {
  const id = usePageId()
  const answer = useAnswer(calls.clients.read, { params: { id } }, { as: 'planner' })
  return (
    <AnsweredRecord
      answer={answer}
      what="client"
      back={back}
      skeleton={
        <Card role="status" aria-busy aria-label="Loading the plan">
          <Skeletons of={['h-10 rounded-md', 'h-64 rounded-md']} />
        </Card>
      }
    >
      {(client) => <Page key={id} client={client} />}
    </AnsweredRecord>
  )
}

function Page({ client }: { client: Client }) {
  const template = Number(new URLSearchParams(useLocation().search).get('template')) || undefined
  return (
    <>
      <PageHeader
        title="Apply a plan"
        subtitle={
          <ClientLink id={client.id} className="underline-offset-2 hover:underline">
            {coupleNames(client)}
          </ClientLink>
        }
      />
      <TemplateChoice chosen={template} />
      {template !== undefined && <ApplyForm key={template} client={client} templateId={template} />}
    </>
  )
}
