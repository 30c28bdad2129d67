import ListOrdered from 'lucide-react/icons/list-ordered'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { InvoiceDialogs, type OpenDialog } from '#web/invoices/invoice/InvoiceDialogs.tsx'
import { InvoiceRows } from '#web/invoices/list/InvoiceRows.tsx'
import { InvoiceSkeletons } from '#web/invoices/list/InvoiceSkeletons.tsx'
import { LedgerPart } from '#web/invoices/ledger/LedgerPart.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'

export function BillingTab({ client }: { client: Client }) {
  const asked = { params: { id: client.id } }
  const answer = useAnswer(contract.invoices.ofClient, asked, { as: 'planner' })
  const { data: invoices, isLoadingError, isFetching, refetch } = answer
  const [dialog, setDialog] = useState<OpenDialog>()
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl">Invoices</h2>
        <div className="flex flex-wrap gap-3">
          <Button icon={<ListOrdered />} onClick={() => setDialog('plan')}>
            Payment Plan
          </Button>
          <Button variant="primary" icon={<Plus />} onClick={() => setDialog('new')}>
            New Invoice
          </Button>
        </div>
      </header>
      {invoices && invoices.length > 0 ? (
        <>
          <InvoiceRows invoices={invoices} withCouple={false} />
          <LedgerPart clientId={client.id} />
        </>
      ) : isLoadingError ? (
        <FailedState what="invoices" onRetry={() => void refetch()} pending={isFetching} />
      ) : invoices ? (
        <Card>
          <EmptyState
            title="No invoices yet"
            text="Write one, or split the whole price into a deposit and instalments."
            action={
              <Button icon={<ListOrdered />} onClick={() => setDialog('plan')}>
                Payment Plan
              </Button>
            }
          />
        </Card>
      ) : (
        <InvoiceSkeletons />
      )}
      <InvoiceDialogs dialog={dialog} client={client} onClose={() => setDialog(undefined)} />
    </>
  )
}
