import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { ClientCard } from '#weddings/clients/web/ClientCard.tsx'
import { cardGrid } from '#platform/web/ui/layout/card-grid.ts'
import type { ClientActionsOf } from '#weddings/clients/web/client-actions-of.ts'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'

type Props = {
  clients: readonly Client[]
  /** Identifies the filtered list; a new value starts with few cards again. */
  list: string
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
  actionsOf: ClientActionsOf
  /** Undefined while none are being chosen. */
  chosen: ReadonlySet<number> | undefined
  onChoose: (id: number) => void
}

/** A few more at a time are no long task, even for a slow phone. */
const few = { first: 12, step: 6 }

export function ClientCards({ clients, list, onEdit, onDelete, actionsOf, chosen, onChoose }: Props) {
  const { rows, end } = useGrowingRows<HTMLDivElement>(list, { ...few, completeTo: clients.length })
  return (
    <>
      <ul className={cardGrid}>
        {clients.slice(0, rows).map((client) => (
          <ClientCard
            key={client.id}
            client={client}
            onEdit={onEdit}
            onDelete={onDelete}
            actionsOf={actionsOf}
            chosen={chosen?.has(client.id)}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}
