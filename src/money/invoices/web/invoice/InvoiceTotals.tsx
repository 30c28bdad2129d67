import * as calls from '#money/invoices/contract/calls.ts'
import { centsOf } from '#platform/contract/money.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Figures } from '#money/invoices/web/list/Figures.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'

export function InvoiceTotals() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.readTotals, {})
  if (isLoadingError)
    return <FailedState what="totals" onRetry={() => void refetch()} pending={isFetching} className="mb-6 py-4" />
  return (
    <Figures
      figures={[
        { label: 'Open', amount: data?.open },
        { label: 'Overdue', amount: data?.overdue, alarming: Boolean(data && centsOf(data.overdue)) },
        { label: 'Paid this month', amount: data?.paidThisMonth },
        { label: 'Paid this year', amount: data?.paidThisYear },
      ]}
    />
  )
}
