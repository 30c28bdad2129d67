import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import * as calls from '#money/figures/contract/calls.ts'
import type { MoneyRow, WeddingFigures } from '#money/figures/contract/endpoints.ts'
import { formatMinor } from '#platform/web/ui/format/money.ts'
import type { OpenRows } from '#money/figures/web/rows-address.ts'
import { rowsInWords } from '#money/figures/web/rows-words.ts'
import { invoiceInWords } from '#money/invoices/web/public/invoice-names.ts'
import { mostInList } from '#platform/contract/limits.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = {
  rows: OpenRows
  currency: string
  open: boolean
  weddings: readonly WeddingFigures[]
  onClose: () => void
}

/** The invoices and payments that a figure consists of, with their sum. */
export default function RowsDialog({ rows, currency, open, weddings, onClose }: Props) {
  const [all, setAll] = useState<string>()
  const { wedding, ...query } = rows
  const opened = JSON.stringify(rows)
  const limit = all === opened ? mostInList : undefined
  const { data, isLoadingError, isFetching, refetch } = useAnswer(
    calls.rows,
    { query: { ...query, currency, clientId: wedding, limit } },
    { placeholderData: keepPreviousData },
  )
  const name = weddings.find(({ clientId }) => clientId === wedding)?.clientName
  const sums = data?.sums.map((sum) => formatMinor(sum.amount, sum.currency)).join(' and ')
  return (
    <Dialog
      open={open}
      keepsHistory
      onOpenChange={(next) => !next && onClose()}
      title={rowsInWords(rows, name)}
      description={sums && <span className="tabular">{sums}</span>}
      className="sm:max-w-2xl!"
    >
      {isLoadingError ? (
        <FailedState what="rows" onRetry={() => void refetch()} pending={isFetching} />
      ) : data ? (
        <>
          <ul className="text-sm">
            {data.rows.map((row) => (
              <Row key={`${row.invoiceId}-${row.paymentId}`} row={row} />
            ))}
          </ul>
          {data.found === 0 && <p className="text-sm text-muted">There is nothing here anymore.</p>}
          {data.rows.length < data.found && (
            <Button className="mt-4" pending={isFetching} onClick={() => setAll(opened)}>
              Show all {data.found}
            </Button>
          )}
        </>
      ) : (
        <LoadingArea label="Loading the rows" className="space-y-2">
          <Skeletons of={['h-12 rounded-md', 'h-12 w-11/12 rounded-md', 'h-12 w-10/12 rounded-md']} />
        </LoadingArea>
      )}
    </Dialog>
  )
}

function Row({ row }: { row: MoneyRow }) {
  const { invoiceId, paymentId, clientName, date, status, words, amount, currency } = row
  const day = date ? formatDate(date) : 'No due date'
  const about = [invoiceInWords(row), words?.split('\n')[0], paymentId === null && status].filter(Boolean)
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to="/invoices/{id}"
        params={{ id: invoiceId }}
        className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="font-medium wrap-anywhere">{clientName}</span>
        <span className="text-right font-medium tabular">{formatMinor(amount, currency)}</span>
        <span className="text-muted wrap-anywhere">{about.join(' · ')}</span>
        <span className="text-right whitespace-nowrap text-muted tabular">
          {paymentId === null && date && 'Due '}
          {day}
        </span>
      </Link>
    </li>
  )
}
