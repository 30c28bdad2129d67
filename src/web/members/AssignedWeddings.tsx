import { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { useAnswer } from '#web/api.ts'
import { formatDate } from '#web/ui/format/dates.ts'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'

type Props = { chosen: readonly number[]; onChoose: (weddings: number[]) => void }

/** The weddings that a day-of member reaches, those without a date and past ones last. */
export function AssignedWeddings({ chosen, onChoose }: Props) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.clients.list, {})
  const toggle = (id: number) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium">Weddings</legend>
      {isLoadingError && <FailedState what="couples" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeletons of={['h-11 rounded-md', 'h-11 rounded-md']} />}
      {data?.length === 0 && <p className="text-sm text-muted">There are no couples yet.</p>}
      <div className="mt-1 max-h-56 overflow-y-auto">
        {data?.map((client) => (
          <label key={client.id} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-accent"
              checked={chosen.includes(client.id)}
              onChange={() => toggle(client.id)}
            />
            <span className="min-w-0 wrap-anywhere">
              {coupleNames(client)}
              {client.weddingDate && <span className="text-muted"> · {formatDate(client.weddingDate)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
