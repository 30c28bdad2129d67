import * as calls from '#money/invoices/contract/calls.ts'
import type { LedgerEntry, LedgerSums } from '#money/invoices/contract/ledger.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Figures } from '#money/invoices/web/list/Figures.tsx'
import { ledgerInWords } from '#money/invoices/web/ledger/ledger-words.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

/** The ledger: invoices and payments by date, with the balance after each. */
export function LedgerPart({ clientId }: { clientId: number }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.readLedger, {
    params: { id: clientId },
  })
  return (
    <section className="mt-8">
      <h2 className="mb-4 font-display text-xl">Ledger</h2>
      {isLoadingError ? (
        <FailedState what="ledger" onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <>
          <SumsIn sums={data} />
          {data?.others.map((sums) => (
            <SumsIn key={sums.currency} sums={sums} />
          ))}
          {data ? <Entries entries={data.entries} /> : <Skeleton className="h-40 rounded-md" />}
        </>
      )}
    </section>
  )
}

const SumsIn = ({ sums }: { sums: LedgerSums | undefined }) => (
  <Figures
    currency={sums?.currency}
    figures={[
      { label: 'Invoiced', amount: sums?.invoiced },
      { label: 'Paid', amount: sums?.paid },
      ...(sums && isSome(sums.credited) ? [{ label: 'Not owed again', amount: sums.credited }] : []),
      { label: 'Open', amount: sums?.open },
    ]}
  />
)

function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return <p className="text-sm text-muted">Drafts are not in the ledger yet.</p>
  return (
    <div className="rounded-md border border-line bg-card px-4 lift-card sm:px-5">
      <table className="w-full text-sm">
        <thead className="text-left text-[0.8125rem] text-muted">
          <tr className="border-b border-line">
            <th className="py-3 pr-8 font-normal max-lg:hidden">Date</th>
            <th className="py-3 font-normal">Entry</th>
            <th className="py-3 pl-4 text-right font-normal">Amount</th>
            <th className="py-3 pl-4 text-right font-normal">Open</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top tabular">
          {entries.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- ledger entries have no id
            <tr key={index}>
              <td className="py-3 pr-8 whitespace-nowrap text-muted max-lg:hidden">{formatDate(entry.date)}</td>
              <td className="py-3 wrap-anywhere">
                <Link
                  to="/invoices/{id}"
                  params={{ id: entry.invoiceId }}
                  className="inline-flex items-center underline-offset-4 touchable hover:underline"
                >
                  {ledgerInWords(entry)}
                </Link>
                {entry.words && <span className="block text-muted">{entry.words}</span>}
                <span className="block text-muted lg:hidden">{formatDate(entry.date)}</span>
              </td>
              <td className="py-3 pl-4 text-right whitespace-nowrap">{formatAmount(entry.amount, entry.currency)}</td>
              <td className="py-3 pl-4 text-right whitespace-nowrap">{formatAmount(entry.open, entry.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
