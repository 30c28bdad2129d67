import * as calls from '#weddings/clients/contract/calls.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { CheckLine, toggled } from '#platform/web/ui/controls/CheckLine.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

type Props = { chosen: readonly number[]; onChoose: (weddings: number[]) => void }

/** A choice of several weddings, those without a date and past ones last. */
export function WeddingChoice({ chosen, onChoose }: Props) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const isOffered = ({ id, archivedAt }: Client) => !archivedAt || chosen.includes(id)
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium">Weddings</legend>
      {isLoadingError && <FailedState what="couples" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeletons of={['h-11 rounded-md', 'h-11 rounded-md']} />}
      {data?.length === 0 && <p className="text-sm text-muted">There are no couples yet.</p>}
      <div className="mt-1 max-h-56 overflow-y-auto rounded-md border border-line px-3">
        {data?.filter(isOffered).map((client) => (
          <CheckLine
            key={client.id}
            checked={chosen.includes(client.id)}
            onToggle={() => onChoose(toggled(chosen, client.id))}
          >
            {coupleNames(client)}
            {client.weddingDate && <span className="text-muted"> · {formatDate(client.weddingDate)}</span>}
          </CheckLine>
        ))}
      </div>
    </fieldset>
  )
}
