import type { Client, ClientStatus } from '#contract/clients.ts'
import { newClientStatuses } from '#web/clients/client-statuses.ts'
import { StatusOptions } from '#web/clients/StatusOptions.tsx'
import { TitledCard } from '#web/ui/layout/Card.tsx'
import { NativeSelect } from '#web/ui/controls/NativeSelect.tsx'

type Props = { client: Client; onSave: (status: ClientStatus) => Promise<unknown> }

/** A select that saves on change. */
export function StatusField({ client, onSave }: Props) {
  const { status } = client
  const statuses = newClientStatuses.includes(status) ? newClientStatuses : [status, ...newClientStatuses]
  // A toast has reported the failure, and the change is rolled back.
  const choose = (chosen: ClientStatus) => onSave(chosen).catch(() => {})
  return (
    <TitledCard title="Where it stands">
      <NativeSelect label="Status" value={status} onChange={({ target }) => void choose(target.value as ClientStatus)}>
        <StatusOptions statuses={statuses} />
      </NativeSelect>
    </TitledCard>
  )
}
