import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { InvoiceRow, invoiceColumns } from '#money/invoices/web/list/InvoiceRow.tsx'
import { useUncertainMail } from '#money/invoices/web/public/use-uncertain-mail.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { ColumnsCard } from '#platform/web/ui/layout/ColumnsCard.tsx'

type Props = { invoices: readonly Invoice[]; withCouple: boolean }

export function InvoiceRows({ invoices, withCouple }: Props) {
  const uncertain = useUncertainMail()
  const headings = (
    <>
      <span>Number</span>
      <span>{withCouple ? 'Couple' : 'For'}</span>
      <span>Due</span>
      <span>Status</span>
      <span className="text-right">Amount</span>
      <span className="text-right">Open</span>
    </>
  )
  return (
    <ColumnsCard headingsClass={joined('px-5 py-3', invoiceColumns)} headings={headings}>
      <ul>
        {invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            withCouple={withCouple}
            isUncertain={uncertain.some(({ invoiceId }) => invoiceId === invoice.id)}
          />
        ))}
      </ul>
    </ColumnsCard>
  )
}
