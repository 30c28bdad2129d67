import * as accountingCalls from '#money/accounting/contract/calls.ts'
import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { stateRows } from '#money/accounting/web/accounting-words.ts'
import { useSendAgain } from '#money/accounting/web/use-send-again.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'

/** The sync state of each invoice of this wedding, with the reason if one is not in sync. */
export function InvoiceStates({ clientId, onSendAgain }: { clientId: number; onSendAgain: () => void }) {
  const { sendAgain, sending } = useSendAgain(onSendAgain)
  const invoices = useAnswer(invoiceCalls.ofClient, { params: { id: clientId } }, { as: 'planner' })
  const states = useAnswer(accountingCalls.states, {})
  if (!invoices.data || !states.data) return null
  const rows = stateRows(invoices.data, states.data)
  if (rows.length === 0) return null
  return (
    <ul aria-label="Invoices in QuickBooks" className="mt-4 divide-y divide-line border-y border-line text-sm">
      {rows.map(({ id, invoiceNumber, label, tone, trouble, canBeSentAgain }) => (
        <li key={id} className="py-2">
          <div className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{invoiceNumber}</span>
            <Badge tone={tone}>{label}</Badge>
          </div>
          {trouble && <p className="mt-1 text-[0.8125rem] text-danger-ink wrap-anywhere">{trouble}</p>}
          {canBeSentAgain && (
            <Button
              className="mt-2"
              aria-label={`Send Again: ${invoiceNumber}`}
              onClick={() => sendAgain(id)}
              pending={sending}
              pendingLabel="Sending..."
            >
              Send Again
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
