import type { ClientStatus } from '#contract/clients.ts'
import { clientStatus } from '#web/clients/client-statuses.ts'

export const StatusOptions = ({ statuses }: { statuses: readonly ClientStatus[] }) =>
  statuses.map((status) => (
    <option key={status} value={status}>
      {clientStatus[status].label}
    </option>
  ))
