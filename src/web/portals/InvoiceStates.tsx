import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'

const faces: Record<'synced' | 'waiting' | 'failed', [string, Tone]> = {
  synced: ['Synced', 'green'],
  waiting: ['Waiting', 'amber'],
  failed: ['Failed', 'red'],
}

/** How each of the couple's invoices stands with the books; those that failed say why. */
export function InvoiceStates({ clientId }: { clientId: number }) {
  const { data: invoices = [] } = useAnswer(contract.invoices.ofClient, { params: { id: clientId } })
  const { data: states = [] } = useAnswer(contract.accounting.states, {})
  const known = invoices.flatMap(({ id, invoiceNumber }) => {
    const state = states.find(({ invoiceId }) => invoiceId === id)
    return state ? [{ ...state, invoiceNumber }] : []
  })
  if (known.length === 0) return null
  return (
    <ul className="mt-4 divide-y divide-line border-t border-line text-sm">
      {known.map(({ invoiceId, invoiceNumber, state, lastError }) => (
        <li key={invoiceId} className="py-2.5">
          <div className="flex items-center justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{invoiceNumber}</span>
            <Badge tone={faces[state][1]}>{faces[state][0]}</Badge>
          </div>
          {lastError && <p className="mt-1 text-muted [overflow-wrap:anywhere]">{lastError}</p>}
        </li>
      ))}
    </ul>
  )
}
