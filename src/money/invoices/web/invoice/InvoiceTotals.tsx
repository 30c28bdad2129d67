import * as calls from '#money/invoices/contract/calls.ts'
import type { Totals } from '#money/invoices/contract/totals.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Figures } from '#money/invoices/web/list/Figures.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'

export function InvoiceTotals() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.readTotals, {})
  if (isLoadingError)
    return <FailedState what="totals" onRetry={() => void refetch()} pending={isFetching} className="mb-6 py-4" />
  return (
    <>
      <TotalsIn totals={data} />
      {data?.others.map((totals) => (
        <TotalsIn key={totals.currency} totals={totals} />
      ))}
    </>
  )
}

function TotalsIn({ totals }: { totals: Omit<Totals, 'others'> | undefined }) {
  return (
    <Figures
      currency={totals?.currency}
      figures={[
        { label: 'Open', amount: totals?.open },
        { label: 'Overdue', amount: totals?.overdue, alarming: Boolean(totals && isSome(totals.overdue)) },
        { label: 'Paid this month', amount: totals?.paidThisMonth },
        { label: 'Paid this year', amount: totals?.paidThisYear },
      ]}
    />
  )
}
