import type { AccountingConnection } from '#contract/accounting.ts'
import { contract } from '#contract/index.ts'
import { useState } from 'react'
import { useAnswer, useCall } from '#web/api.ts'
import { connectionTrouble } from '#web/portals/accounting-words.ts'
import { InvoiceStates } from '#web/portals/InvoiceStates.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

const { accounting } = contract

/** Connects the studio's books, and brings this couple's invoices in step with them. */
export function AccountingCard({ clientId }: { clientId: number }) {
  const { data } = useAnswer(accounting.read, {})
  const test = useCall(accounting.testConnection)
  const sync = useCall(accounting.syncClient)
  const [asks, setAsks] = useState(false)

  const setupNeeded = (text: string) => toast({ title: 'QuickBooks Setup Needed', text, variant: 'destructive' })
  const tryConnection = () =>
    test.mutate(
      {},
      {
        onSuccess: ({ success, message, authUrl }) => {
          if (success) return toast({ title: 'QuickBooks Connected', text: message })
          // The window tells nobody when it is done: the live channel does.
          if (authUrl && open(authUrl, 'quickbooks', 'popup,width=600,height=700')) return undefined
          return setupNeeded(authUrl ? `Please allow this page to open a window. ${message}` : message)
        },
        onError: (error) => setupNeeded(connectionTrouble(error)),
      },
    )
  const syncInvoices = () =>
    sync.mutate(
      { params: { id: clientId }, body: { createSample: true } },
      {
        onSuccess: ({ success, message }) =>
          success
            ? toast({ title: 'Invoices Synced', text: message })
            : toast({ title: 'Sync Failed', text: message, variant: 'destructive' }),
        onError: (error) => toastFailure(error, 'Sync Failed', 'Failed to sync invoices. Please try again.'),
      },
    )

  return (
    <section aria-labelledby="accounting">
      <h2 id="accounting" className="mb-2.5 flex items-center gap-2 font-semibold">
        QuickBooks
        {data?.connected && <Badge tone="green">Connected</Badge>}
        {data?.isSandbox && <Badge>Sandbox</Badge>}
      </h2>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{stateOf(data)}</p>
      {data?.lastError && (
        <p role="status" className="mt-2 text-sm text-danger-ink [overflow-wrap:anywhere]">
          {data.lastError}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button pending={test.isPending} pendingLabel="Testing..." onClick={tryConnection}>
          Test Connection
        </Button>
        <Button
          pending={sync.isPending}
          pendingLabel="Syncing..."
          disabled={!data?.connected || data.running}
          onClick={syncInvoices}
        >
          Sync Invoices
        </Button>
        {data?.connected && (
          <Button variant="quiet" onClick={() => setAsks(true)}>
            Disconnect
          </Button>
        )}
      </div>
      {data?.connected && <InvoiceStates clientId={clientId} />}
      <Disconnect open={asks} onOpenChange={setAsks} />
    </section>
  )
}

function stateOf(data: AccountingConnection | undefined): string {
  if (!data) return 'One moment…'
  if (!data.configured) return 'Keeps invoices and payments in step with QuickBooks Online, once it is set up.'
  if (!data.connected) return 'Not connected yet. Testing the connection leads to QuickBooks.'
  if (data.running) return data.total > 0 ? `Syncing: ${data.done} of ${data.total} invoices.` : 'Syncing…'
  const when =
    data.lastSyncedAt &&
    new Date(data.lastSyncedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return `${data.companyName}. ${when ? `Last synced ${when}, and by itself every hour.` : 'Not synced yet.'}`
}

function Disconnect({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { mutate, isPending } = useCall(accounting.disconnect)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={isPending}
      pendingLabel="Disconnecting..."
      title="Disconnect QuickBooks?"
      text="Nothing is synced any more, for any couple. What is there stays on both sides."
      confirmLabel="Disconnect"
      onConfirm={() =>
        mutate(
          {},
          {
            onSuccess: () => {
              onOpenChange(false)
              toast({ title: 'QuickBooks Disconnected' })
            },
            onError: (error) => toastFailure(error, 'Error', 'Failed to disconnect. Please try again.'),
          },
        )
      }
    />
  )
}
