import type { Client, ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { newClientStatuses } from '#weddings/clients/web/public/client-statuses.ts'
import { StatusOptions } from '#weddings/clients/web/StatusOptions.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'

type Props = { client: Client; onSave: (status: ClientStatus) => Promise<unknown> }

/** A select that saves on change. */
export function StatusField({ client, onSave }: Props) {
  const { status } = client
  const statuses = newClientStatuses.includes(status) ? newClientStatuses : [status, ...newClientStatuses]
  // A toast has reported the failure, and the change is rolled back.
  const choose = (chosen: ClientStatus) => onSave(chosen).catch(() => {})
  return (
    <TitledCard title="Where Things Stand">
      <NativeSelect label="Status" value={status} onChange={({ target }) => void choose(target.value as ClientStatus)}>
        <StatusOptions statuses={statuses} />
      </NativeSelect>
    </TitledCard>
  )
}
