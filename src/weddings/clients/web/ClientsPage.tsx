import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { ClientList } from '#web/clients/ClientList.tsx'
import { ClientSkeletons } from '#web/clients/shared/ClientSkeletons.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { AnsweredList } from '#web/ui/layout/AnsweredList.tsx'
import { AddClient } from '#web/clients/shared/AddClient.tsx'

const none = ['No clients yet', 'Get started by adding your first client'] as const

export default function ClientsPage() {
  return (
    <>
      <PageHeader
        title="Clients"
        subtitle="Manage your wedding planning clients"
        actions={<AddClient variant="primary" />}
      />
      <Clients />
    </>
  )
}

function Clients() {
  const answer = useAnswer(calls.clients.list, {})
  const addFirst = <AddClient label="Add Your First Client" />
  return (
    <AnsweredList answer={answer} what="clients" skeleton={<ClientSkeletons />} none={none} action={addFirst}>
      {(clients) => <ClientList clients={clients} />}
    </AnsweredList>
  )
}
