import { Plus } from 'lucide-react'
import { useState } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { CsvMenu } from '#web/invoices/CsvMenu.tsx'
import { InvoiceDialogs, type OpenDialog } from '#web/invoices/InvoiceDialogs.tsx'
import { InvoiceList } from '#web/invoices/InvoiceList.tsx'
import { InvoiceSkeletons } from '#web/invoices/InvoiceSkeletons.tsx'
import { InvoiceTotals } from '#web/invoices/InvoiceTotals.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export default function InvoicesPage() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.invoices.list, {})
  const [dialog, setDialog] = useState<OpenDialog>()
  const add = () => setDialog('new')
  return (
    <>
      <PageHeader
        title="Invoices"
        subtitle="What couples owe you, what is late and what came in"
        actions={
          <>
            <CsvMenu />
            <Button variant="primary" icon={<Plus />} onClick={add}>
              New Invoice
            </Button>
          </>
        }
      />
      <InvoiceTotals />
      {data && data.length > 0 ? (
        <InvoiceList invoices={data} />
      ) : isLoadingError ? (
        <FailedState what="invoices" onRetry={() => void refetch()} pending={isFetching} />
      ) : data ? (
        <Card>
          <EmptyState
            title="No invoices yet"
            text="Write the first one here, or split a price into a payment plan on a couple's Billing tab."
            action={
              <Button icon={<Plus />} onClick={add}>
                New Invoice
              </Button>
            }
          />
        </Card>
      ) : (
        <InvoiceSkeletons />
      )}
      <InvoiceDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
