import type { Client } from '#contract/clients.ts'
import type { FiguresByClient } from '#web/clients/client-order.ts'
import { clientColumns, ClientRow } from '#web/clients/ClientRow.tsx'
import { useGrowingRows } from '#web/ui/layout/use-growing-rows.ts'
import { joined } from '#web/ui/joined-classes.ts'

type Props = {
  clients: readonly Client[]
  figures: FiguresByClient
  /** Identifies the filtered list; a new value starts with few rows again. */
  list: string
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
}

export function ClientRows({ clients, figures, list, onEdit, onDelete }: Props) {
  const { rows, end } = useGrowingRows<HTMLDivElement>(list)
  return (
    <div className="@container overflow-hidden rounded-md border border-line bg-card shadow-card">
      <p
        aria-hidden
        className={joined(
          'hidden border-b border-line py-2.5 pr-2 pl-4 text-[0.8125rem] text-muted @4xl:grid',
          clientColumns,
        )}
      >
        <span>Couple</span>
        <span>Wedding</span>
        <span>Status</span>
        <span>Next</span>
        <span className="text-right">Tasks</span>
        <span className="text-right">Owed</span>
        <span className="text-right">Unread</span>
        <span />
      </p>
      <ul>
        {clients.slice(0, rows).map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            figures={figures.get(client.id)}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </ul>
      <div ref={end} />
    </div>
  )
}
