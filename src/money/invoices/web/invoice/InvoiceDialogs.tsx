import { lazy, useRef } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const loadInvoice = () => import('#money/invoices/web/invoice/InvoiceDialog.tsx')
const loadPlan = () => import('#money/invoices/web/plan/PlanDialog.tsx')
const loadPayment = () => import('#money/invoices/web/payments/PaymentDialog.tsx')
const InvoiceDialog = lazy(loadInvoice)
const PlanDialog = lazy(loadPlan)
const PaymentDialog = lazy(loadPayment)

export type OpenDialog = 'new' | 'edit' | 'payment' | 'plan'

type Props = { dialog: OpenDialog | undefined; client?: Client; invoice?: Invoice; onClose: () => void }

/** A dialog stays mounted after its first opening, so that the closing animation runs. */
export function InvoiceDialogs({ dialog, client, invoice, onClose }: Props) {
  useFetchedAhead(loadInvoice)
  const opened = useRef(new Set<OpenDialog>()).current
  if (dialog) opened.add(dialog)
  const shared = (kind: OpenDialog) => ({ open: dialog === kind, onClose })
  return (
    <Later>
      {opened.has('new') && <InvoiceDialog clientId={client?.id} {...shared('new')} />}
      {opened.has('edit') && invoice && <InvoiceDialog invoice={invoice} {...shared('edit')} />}
      {opened.has('payment') && invoice && <PaymentDialog invoice={invoice} {...shared('payment')} />}
      {opened.has('plan') && client && <PlanDialog client={client} {...shared('plan')} />}
    </Later>
  )
}
