import Plus from 'lucide-react/icons/plus'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { ClientSkeletons } from '#weddings/clients/web/public/ClientSkeletons.tsx'
import { withArchivedLast } from '#weddings/clients/web/public/couple-choices.ts'
import { PortalList } from '#overview/portal-builder/web/PortalList.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'

const none = ['No client portals yet', 'Create your first client portal to get started'] as const

export default function ClientPortalsPage() {
  const answer = useAnswer(clientCalls.list, {})
  const addFirst = (
    <ButtonLink to="/portal-builder" icon={<Plus />}>
      Create First Portal
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="Client Portals"
        subtitle="A page of their own for every couple"
        actions={
          <ButtonLink to="/portal-builder" variant="primary" icon={<Plus />}>
            New Portal
          </ButtonLink>
        }
      />
      <AnsweredList answer={answer} what="portals" skeleton={<ClientSkeletons />} none={none} action={addFirst}>
        {(clients) => <PortalList clients={withArchivedLast(clients)} />}
      </AnsweredList>
    </>
  )
}
