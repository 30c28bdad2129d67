import BookCheck from 'lucide-react/icons/book-check'
import { useState } from 'react'
import type { AccountingConnection } from '#money/accounting/contract/endpoints.ts'
import * as accountingCalls from '#money/accounting/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { lastOutcome, standing } from '#money/accounting/web/accounting-words.ts'
import { DisconnectDialog } from '#money/accounting/web/DisconnectDialog.tsx'
import { InvoiceStates } from '#money/accounting/web/InvoiceStates.tsx'
import { useConnect } from '#money/accounting/web/use-connect.ts'
import { useSyncAll } from '#money/accounting/web/use-sync-all.ts'
import { useSyncInvoices } from '#money/accounting/web/use-sync-invoices.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { ProgressBar } from '#platform/web/ui/layout/ProgressBar.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

/** The accounting connection, with the state of one wedding's invoices. */
export function AccountingCard({ clientId }: { clientId: number }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(accountingCalls.read, {})
  return (
    <section aria-labelledby="accounting" className="rounded-md border border-line bg-paper p-4">
      <h2 id="accounting" className="flex items-center gap-2 font-semibold">
        <BookCheck aria-hidden className="size-4 text-muted" />
        QuickBooks
      </h2>
      {data ? (
        <Connection connection={data} clientId={clientId} />
      ) : isLoadingError ? (
        <FailedState what="accounting" onRetry={() => void refetch()} pending={isFetching} className="py-4" />
      ) : (
        <Skeleton className="mt-3 h-24 rounded-sm" />
      )}
    </section>
  )
}

function Connection({ connection, clientId }: { connection: AccountingConnection; clientId: number }) {
  const { test, testing, reopen } = useConnect()
  const { sync, syncing } = useSyncInvoices(clientId)
  const { syncAll, syncingAll } = useSyncAll(connection)
  const [leaving, setLeaving] = useState(false)
  const { connected, isSandbox, running } = connection
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted wrap-anywhere">
        <span className={connected ? 'text-ink' : undefined}>{standing(connection)}</span>
        {connected && isSandbox && <Badge tone="amber">Sandbox</Badge>}
      </p>
      {connected && <LastSync connection={connection} />}
      {reopen && (
        <div role="status" className="mt-3 space-y-2 text-sm">
          <p>Waiting for QuickBooks. Please finish in its window.</p>
          <Button onClick={reopen}>Open the Window Again</Button>
        </div>
      )}
      <div className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Button onClick={test} pending={testing} pendingLabel="Testing...">
          Test Connection
        </Button>
        <Button
          onClick={sync}
          pending={syncing || syncingAll || running}
          pendingLabel="Syncing..."
          disabled={!connected}
        >
          Sync Invoices
        </Button>
      </div>
      {connected && (
        <>
          <Button
            onClick={syncAll}
            pending={syncing || syncingAll || running}
            pendingLabel="Syncing..."
            className="mt-2 w-full"
          >
            Sync All Couples
          </Button>
          <InvoiceStates clientId={clientId} onSendAgain={sync} />
          <Button variant="quiet" className="mt-2 -ml-4 text-muted" onClick={() => setLeaving(true)}>
            Disconnect
          </Button>
        </>
      )}
      <DisconnectDialog open={leaving && connected} onClose={() => setLeaving(false)} />
    </>
  )
}

function LastSync({ connection }: { connection: AccountingConnection }) {
  const { running, done, total, lastSyncedAt, lastError } = connection
  if (running)
    return (
      <div className="mt-3 space-y-1.5">
        <p className="text-sm text-muted tabular">{total > 0 ? `Syncing ${done} of ${total}` : 'Syncing'}</p>
        <ProgressBar label="Syncing with QuickBooks" part={total > 0 ? done / total : 0} />
      </div>
    )
  return (
    <div className="mt-1 space-y-1 text-sm">
      <p className="text-muted">
        {lastSyncedAt ? `Last synced: ${relativeTime(lastSyncedAt)}, and automatically every hour.` : 'Never synced.'}
      </p>
      {lastSyncedAt && <p className="text-muted tabular">{lastOutcome(connection)}</p>}
      {lastError && <p className="text-danger-ink wrap-anywhere">{lastError}</p>}
    </div>
  )
}
