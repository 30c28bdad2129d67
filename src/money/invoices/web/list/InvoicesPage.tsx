import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import * as calls from '#money/invoices/contract/calls.ts'
import type { SoughtInvoices } from '#money/invoices/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { AccountantMenu } from '#money/invoices/web/list/AccountantMenu.tsx'
import { InvoiceDialogs, type OpenDialog } from '#money/invoices/web/invoice/InvoiceDialogs.tsx'
import { noFilters } from '#money/invoices/web/list/InvoiceFilters.tsx'
import { InvoiceList } from '#money/invoices/web/list/InvoiceList.tsx'
import { InvoiceSkeletons } from '#money/invoices/web/list/InvoiceSkeletons.tsx'
import { MoneyTabs } from '#money/invoices/web/public/MoneyTabs.tsx'
import { InvoiceTotals } from '#money/invoices/web/invoice/InvoiceTotals.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { useWantedRows } from '#platform/web/calls/use-wanted-rows.ts'

const none = [
  'No invoices yet',
  "Create the first one here, or split a price into a payment plan on a couple's Billing tab.",
] as const

export default function InvoicesPage() {
  const inAddress = useFiltersInAddress(noFilters)
  const { words, status, client } = inAddress.settled
  const list = [words, status, client].join('\n')
  const { limit, want } = useWantedRows(list)
  const query = {
    words: words || undefined,
    status: status || undefined,
    clientId: client || undefined,
    limit,
  } as SoughtInvoices
  const answer = useAnswer(calls.first, { query }, { placeholderData: keepPreviousData })
  const { data: first } = answer
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
        subtitle="What couples owe you, what is late, and what came in"
        actions={
          <>
            <AccountantMenu />
            {addButton('primary')}
          </>
        }
      />
      <MoneyTabs />
      <InvoiceTotals />
      <AnsweredList
        answer={{ ...answer, data: first && (first.all > 0 ? [first] : []) }}
        what="invoices"
        skeleton={<InvoiceSkeletons />}
        none={none}
        action={addButton()}
      >
        {([shown]) => shown && <InvoiceList first={shown} list={list} onWant={want} {...inAddress} />}
      </AnsweredList>
      <InvoiceDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
