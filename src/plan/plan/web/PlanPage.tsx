import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { ApplyForm } from '#plan/plan/web/ApplyForm.tsx'
import { TemplateChoice } from '#plan/plan/web/TemplateChoice.tsx'
import { useLocation, usePageId } from '#platform/web/router/Router.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

const back = { to: '/clients', label: 'All clients' } as const

/** Applies a plan template to a wedding. */
export default function PlanPage() {
  const id = usePageId()
  const answer = useAnswer(clientCalls.read, { params: { id } }, { as: 'planner' })
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
        title="Apply a Plan"
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
