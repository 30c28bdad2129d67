import * as calls from '#weddings/clients/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

/** Says whose wedding is on the date that is being given to a new one, which may be meant so. */
export function TakenDate({ date }: { date: string }) {
  const { data: clients } = useAnswer(calls.list, {}, { enabled: date !== '' })
  const couples =
    clients?.filter((client) => date !== '' && client.weddingDate === date && !client.archivedAt).map(coupleNames) ?? []
  return (
    <p role="status" className="text-sm text-amber-text empty:hidden sm:col-span-2">
      {couples.length > 0 && `On ${formatDate(date)} you already have the wedding of ${couples.join(' and of ')}.`}
    </p>
  )
}
