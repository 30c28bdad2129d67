import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { clientStatus } from '#weddings/clients/web/public/client-statuses.ts'

export const StatusOptions = ({ statuses }: { statuses: readonly ClientStatus[] }) =>
  statuses.map((status) => (
    <option key={status} value={status}>
      {clientStatus[status].label}
    </option>
  ))
