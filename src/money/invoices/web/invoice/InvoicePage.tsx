import { useEffect, useState } from 'react'
import * as calls from '#money/invoices/contract/calls.ts'
import type { InvoiceWithAll } from '#money/invoices/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { InvoiceActions } from '#money/invoices/web/invoice/InvoiceActions.tsx'
import { InvoiceDialogs, type OpenDialog } from '#money/invoices/web/invoice/InvoiceDialogs.tsx'
import { InvoiceHead } from '#money/invoices/web/invoice/InvoiceHead.tsx'
import { InvoiceHistory } from '#money/invoices/web/invoice/InvoiceHistory.tsx'
import { InvoiceLines } from '#money/invoices/web/invoice/InvoiceLines.tsx'
import { InvoiceMailCard } from '#money/invoices/web/invoice/InvoiceMailCard.tsx'
import { InvoicePageSkeleton } from '#money/invoices/web/invoice/InvoicePageSkeleton.tsx'
import { InvoiceQuestions, type Question } from '#money/invoices/web/invoice/InvoiceQuestions.tsx'
import { PaymentList } from '#money/invoices/web/payments/PaymentList.tsx'
import { RefundQuestions } from '#money/invoices/web/payments/RefundQuestion.tsx'
import { StatusNote } from '#money/invoices/web/invoice/StatusNote.tsx'
import { UncertainMailNote } from '#money/invoices/web/invoice/UncertainMailNote.tsx'
import { invoiceInWords } from '#money/invoices/web/public/invoice-names.ts'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { usePageId } from '#platform/web/router/Router.tsx'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'

const back = { to: '/invoices', label: 'All invoices' } as const

export default function InvoicePage() {
  const id = usePageId()
  const answer = useAnswer(calls.read, { params: { id } }, { as: 'planner' })
  return (
    <AnsweredRecord answer={answer} what="invoice" back={back} skeleton={<InvoicePageSkeleton />}>
      {(invoice) => <InvoiceInFull key={id} invoice={invoice} />}
    </AnsweredRecord>
  )
}

function InvoiceInFull({ invoice }: { invoice: InvoiceWithAll }) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const [question, setQuestion] = useState<Question>()
  const { clientId, clientName, payments, history } = invoice
  const name = invoiceInWords(invoice)
  useEffect(() => {
    document.title = `${name} · Larkspur`
  }, [name])
  return (
    <div className="max-w-5xl">
      <PageHeader
        back={back}
        title={<span className="tabular wrap-anywhere">{name}</span>}
        subtitle={
          <ClientLink id={clientId} tab="billing" className="text-base underline-offset-4 hover:underline">
            {clientName}
          </ClientLink>
        }
        actions={<InvoiceActions invoice={invoice} onOpen={setDialog} onAsk={setQuestion} />}
      />
      <UncertainMailNote invoice={invoice} />
      <StatusNote invoice={invoice} />
      <RefundQuestions invoice={invoice} />
      <InvoiceHead invoice={invoice} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <InvoiceLines invoice={invoice} />
        <div className="grid gap-5">
          <PaymentList invoice={invoice} payments={payments} onAdd={() => setDialog('payment')} />
          <InvoiceMailCard invoice={invoice} />
          <InvoiceHistory entries={history} />
        </div>
      </div>
      <InvoiceDialogs dialog={dialog} invoice={invoice} onClose={() => setDialog(undefined)} />
      <InvoiceQuestions invoice={invoice} question={question} onClose={() => setQuestion(undefined)} />
    </div>
  )
}
