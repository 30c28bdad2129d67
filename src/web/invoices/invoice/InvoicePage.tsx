import { useEffect, useState } from 'react'
import { contract } from '#contract/index.ts'
import type { InvoiceWithAll } from '#contract/invoices.ts'
import { useAnswer } from '#web/api.ts'
import { CallError } from '#web/call.ts'
import { InvoiceActions } from '#web/invoices/invoice/InvoiceActions.tsx'
import { InvoiceDialogs, type OpenDialog } from '#web/invoices/invoice/InvoiceDialogs.tsx'
import { InvoiceHead } from '#web/invoices/invoice/InvoiceHead.tsx'
import { InvoiceHistory } from '#web/invoices/invoice/InvoiceHistory.tsx'
import { InvoiceLines } from '#web/invoices/invoice/InvoiceLines.tsx'
import { InvoicePageSkeleton } from '#web/invoices/invoice/InvoicePageSkeleton.tsx'
import { InvoiceQuestions, type Question } from '#web/invoices/invoice/InvoiceQuestions.tsx'
import { PaymentList } from '#web/invoices/payments/PaymentList.tsx'
import { RefundQuestions } from '#web/invoices/payments/RefundQuestion.tsx'
import { StatusNote } from '#web/invoices/invoice/StatusNote.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx'
import { Link } from '#web/router/Link.tsx'
import { usePageId } from '#web/router/Router.tsx'

export default function InvoicePage() {
  const id = usePageId()
  const { data, error, isFetching, refetch } = useAnswer(contract.invoices.read, { params: { id } }, { as: 'planner' })
  if (error instanceof CallError && error.status === 404)
    return <MissingRecord what="invoice" to="/invoices" label="All invoices" />
  if (data) return <InvoiceInFull key={id} invoice={data} />
  if (error) return <FailedState what="invoice" onRetry={() => void refetch()} pending={isFetching} />
  return <InvoicePageSkeleton />
}

function InvoiceInFull({ invoice }: { invoice: InvoiceWithAll }) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const [question, setQuestion] = useState<Question>()
  const { invoiceNumber, clientId, clientName, payments, history } = invoice
  useEffect(() => {
    document.title = `Invoice ${invoiceNumber} · Larkspur`
  }, [invoiceNumber])
  return (
    <div className="max-w-5xl">
      <PageHeader
        back={{ to: '/invoices', label: 'All invoices' }}
        title={<span className="tabular [overflow-wrap:anywhere]">Invoice {invoiceNumber}</span>}
        subtitle={
          <Link
            to="/clients/{id}"
            params={{ id: clientId }}
            search={{ tab: 'billing' }}
            className="text-base underline-offset-4 hover:underline"
          >
            {clientName}
          </Link>
        }
        actions={<InvoiceActions invoice={invoice} onOpen={setDialog} onAsk={setQuestion} />}
      />
      <StatusNote invoice={invoice} />
      <RefundQuestions invoice={invoice} />
      <InvoiceHead invoice={invoice} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <InvoiceLines invoice={invoice} />
        <div className="grid gap-5">
          <PaymentList invoice={invoice} payments={payments} onAdd={() => setDialog('payment')} />
          <InvoiceHistory entries={history} />
        </div>
      </div>
      <InvoiceDialogs dialog={dialog} invoice={invoice} onClose={() => setDialog(undefined)} />
      <InvoiceQuestions invoice={invoice} question={question} onClose={() => setQuestion(undefined)} />
    </div>
  )
}
