import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { CsvMenu } from '#web/invoices/list/CsvMenu.tsx'
import { InvoiceDialogs, type OpenDialog } from '#web/invoices/invoice/InvoiceDialogs.tsx'
import { InvoiceList } from '#web/invoices/list/InvoiceList.tsx'
import { InvoiceSkeletons } from '#web/invoices/list/InvoiceSkeletons.tsx'
import { InvoiceTotals } from '#web/invoices/invoice/InvoiceTotals.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { AnsweredList } from '#web/ui/layout/AnsweredList.tsx'

const none = [
  'No invoices yet',
  "Write the first one here, or split a price into a payment plan on a couple's Billing tab.",
] as const

export default function InvoicesPage() {
  const answer = useAnswer(contract.invoices.list, {})
  const [dialog, setDialog] = useState<OpenDialog>()
  const add = () => setDialog('new')
  const addButton = (variant?: 'primary') => (
    <Button variant={variant} icon={<Plus />} onClick={add}>
      New Invoice
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Invoices"
        subtitle="What couples owe you, what is late and what came in"
        actions={
          <>
            <CsvMenu />
            {addButton('primary')}
          </>
        }
      />
      <InvoiceTotals />
      <AnsweredList answer={answer} what="invoices" skeleton={<InvoiceSkeletons />} none={none} action={addButton()}>
        {(invoices) => <InvoiceList invoices={invoices} />}
      </AnsweredList>
      <InvoiceDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
