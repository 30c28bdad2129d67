import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { FiguresByClient } from '#weddings/clients/web/client-order.ts'
import { clientColumns, ClientRow } from '#weddings/clients/web/ClientRow.tsx'
import type { ClientActionsOf } from '#weddings/clients/web/client-actions-of.ts'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { ColumnsCard } from '#platform/web/ui/layout/ColumnsCard.tsx'

type Props = {
  clients: readonly Client[]
  figures: FiguresByClient
  /** Identifies the filtered list; a new value starts with few rows again. */
  list: string
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
  actionsOf: ClientActionsOf
  /** Undefined while none are being chosen. */
  chosen: ReadonlySet<number> | undefined
  onChoose: (id: number) => void
}

export function ClientRows({ clients, figures, list, onEdit, onDelete, actionsOf, chosen, onChoose }: Props) {
  const { rows, end } = useGrowingRows<HTMLDivElement>(list)
  const headings = (
    <>
      <span>Couple</span>
      <span>Wedding</span>
      <span>Status</span>
      <span>Next</span>
      <span className="text-right">Tasks</span>
      <span className="text-right">Owed</span>
      <span className="text-right">Unread</span>
      <span />
    </>
  )
  return (
    <ColumnsCard
      headingsClass={joined('py-2.5 pr-2 pl-4', clientColumns)}
      headings={headings}
      indent={chosen && '4rem'}
    >
      <ul>
        {clients.slice(0, rows).map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            figures={figures.get(client.id)}
            onEdit={onEdit}
            onDelete={onDelete}
            actionsOf={actionsOf}
            chosen={chosen?.has(client.id)}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <div ref={end} />
    </ColumnsCard>
  )
}
