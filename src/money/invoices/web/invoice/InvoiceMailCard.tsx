import * as calls from '#money/invoices/contract/calls.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { mailInWords, stateInWords } from '#money/invoices/web/invoice/mail-words.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

/** What the couple was mailed about an invoice, and when. */
export function InvoiceMailCard({ invoice: { id, status } }: { invoice: Pick<Invoice, 'id' | 'status'> }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.listMail, { params: { id } })
  if (status === 'Draft') return null
  if (isLoadingError) return <FailedState what="mail" onRetry={() => void refetch()} pending={isFetching} />
  return (
    <Card className="text-sm">
      <h2 className="mb-3 text-base font-semibold">Emails</h2>
      {!data && <Skeleton className="h-10" />}
      {data?.length === 0 && <p className="text-muted">The couple has not been emailed about this invoice.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((mail) => (
            <li key={`${mail.at} ${mail.kind} ${mail.name}`} className="py-2 first:pt-0 last:pb-0">
              <span className="block wrap-anywhere">{mailInWords(mail)}</span>
              <span className="text-muted tabular">
                <time dateTime={mail.at}>{momentHere(mail.at)}</time>
                {stateInWords(mail)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
