import * as calls from '#weddings/clients/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { ClientList } from '#weddings/clients/web/ClientList.tsx'
import { ClientSkeletons } from '#weddings/clients/web/public/ClientSkeletons.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { AddClient } from '#weddings/clients/web/public/AddClient.tsx'
import type { ChosenTools } from '#weddings/clients/web/chosen-tools.ts'
import type { ClientActionsOf } from '#weddings/clients/web/client-actions-of.ts'
import type { ReDatingOf } from '#weddings/clients/web/re-dating.ts'

const none = ['No clients yet', 'Get started by adding your first client'] as const

type Props = { reDatingOf: ReDatingOf; ChosenTools: ChosenTools; actionsOf: ClientActionsOf }

/** All couples of the studio. */
export function Clients(props: Props) {
  const answer = useAnswer(calls.list, {})
  const addFirst = <AddClient label="Add Your First Client" />
  return (
    <AnsweredList answer={answer} what="clients" skeleton={<ClientSkeletons />} none={none} action={addFirst}>
      {(clients) => <ClientList clients={clients} {...props} />}
    </AnsweredList>
  )
}
