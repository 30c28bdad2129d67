import type { AccountingConnection, InvoiceSyncState } from '#money/accounting/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { numberInWords } from '#money/invoices/web/public/invoice-names.ts'
import { CallError, UnreadableAnswer } from '#platform/web/calls/call.ts'
import type { Tone } from '#platform/web/ui/layout/Badge.tsx'

export const setupNeeded = 'QuickBooks Setup Needed'

/** Why a connection could not be tested. An HTML page instead of JSON comes from a proxy, or from an older server. */
export function connectionTrouble(error: unknown): string {
  if (error instanceof CallError) {
    if (error.status === 0) return error.shown ?? error.message
    return error.isPage ? 'Server returned HTML instead of JSON...' : `HTTP ${error.status}: Failed to connect`
  }
  if (!(error instanceof UnreadableAnswer)) return 'The server cannot be reached. Please try again.'
  return error.type.includes('json')
    ? 'OAuth setup incomplete: the server’s answer could not be read.'
    : 'Server returned HTML instead of JSON...'
}

export function standing({ configured, connected, companyName }: AccountingConnection): string {
  if (connected) return companyName ?? 'Connected'
  return configured
    ? 'Not connected yet. Test the connection to connect your company.'
    : 'Not set up on this installation. Whoever runs it can add QuickBooks.'
}

/** The result of the last sync; if something failed, where to find the reason. */
export function lastOutcome({ pushed, pulled, failed }: AccountingConnection): string {
  const done = `${pushed} sent, ${pulled} received.`
  return failed === 0 ? done : `${done} ${failed} could not be synced; the portal builder of each couple says why.`
}

type StateRow = {
  id: number
  invoiceNumber: string
  label: string
  tone: Tone
  trouble: string | null
  canBeSentAgain: boolean
}

const shownAs = {
  synced: { label: 'In sync', tone: 'green' },
  waiting: { label: 'Waiting', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
  deleted: { label: 'Deleted there', tone: 'amber' },
} satisfies Record<InvoiceSyncState['state'], { label: string; tone: Tone }>

/** The sync state of each invoice of a wedding, without drafts that were never synced, because drafts are not synced. */
export function stateRows(invoices: readonly Invoice[], states: readonly InvoiceSyncState[]): StateRow[] {
  const stateOf = new Map(states.map((state) => [state.invoiceId, state]))
  return invoices.flatMap((invoice): StateRow[] => {
    const { id, status } = invoice
    const invoiceNumber = numberInWords(invoice)
    const known = stateOf.get(id)
    if (known) {
      const canBeSentAgain = known.state === 'deleted'
      return [{ id, invoiceNumber, ...shownAs[known.state], trouble: known.lastError, canBeSentAgain }]
    }
    if (status === 'Draft') return []
    return [{ id, invoiceNumber, label: 'Not synced', tone: 'grey', trouble: null, canBeSentAgain: false }]
  })
}
