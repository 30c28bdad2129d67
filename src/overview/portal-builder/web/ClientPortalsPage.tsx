import Plus from 'lucide-react/icons/plus'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { ClientSkeletons } from '#web/clients/shared/ClientSkeletons.tsx'
import { PortalList } from '#web/portal-builder/PortalList.tsx'
import { ButtonLink } from '#web/ui/controls/ButtonLink.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { AnsweredList } from '#web/ui/layout/AnsweredList.tsx'

const none = ['No client portals yet', 'Create your first client portal to get started'] as const

export default function ClientPortalsPage() {
  const answer = useAnswer(calls.clients.list, {})
  const addFirst = (
    <ButtonLink to="/portal-builder" icon={<Plus />}>
      Create First Portal
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="Client Portals"
        subtitle="A page of its own for every couple"
        actions={
          <ButtonLink to="/portal-builder" variant="primary" icon={<Plus />}>
            New Portal
          </ButtonLink>
        }
      />
      <AnsweredList answer={answer} what="portals" skeleton={<ClientSkeletons />} none={none} action={addFirst}>
        {(clients) => <PortalList clients={clients} />}
      </AnsweredList>
    </>
  )
}
