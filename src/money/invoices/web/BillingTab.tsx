import ListOrdered from 'lucide-react/icons/list-ordered'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#money/invoices/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { InvoiceDialogs, type OpenDialog } from '#money/invoices/web/invoice/InvoiceDialogs.tsx'
import { InvoiceRows } from '#money/invoices/web/list/InvoiceRows.tsx'
import { InvoiceSkeletons } from '#money/invoices/web/list/InvoiceSkeletons.tsx'
import { LedgerPart } from '#money/invoices/web/ledger/LedgerPart.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'

const none = ['No invoices yet', 'Create one, or split the whole price into a deposit and installments.'] as const

export default function BillingTab({ client }: { client: Client }) {
  const asked = { params: { id: client.id } }
  const answer = useAnswer(calls.ofClient, asked, { as: 'planner' })
  const [dialog, setDialog] = useState<OpenDialog>()
  const planButton = (
    <Button icon={<ListOrdered />} onClick={() => setDialog('plan')}>
      Payment Plan
    </Button>
  )
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl">Invoices</h2>
        <div className="flex flex-wrap gap-3">
          {planButton}
          <Button variant="primary" icon={<Plus />} onClick={() => setDialog('new')}>
            New Invoice
          </Button>
        </div>
      </header>
      <AnsweredList answer={answer} what="invoices" skeleton={<InvoiceSkeletons />} none={none} action={planButton}>
        {(invoices) => (
          <>
            <InvoiceRows invoices={invoices} withCouple={false} />
            <LedgerPart clientId={client.id} />
          </>
        )}
      </AnsweredList>
      <InvoiceDialogs dialog={dialog} client={client} onClose={() => setDialog(undefined)} />
    </>
  )
}
