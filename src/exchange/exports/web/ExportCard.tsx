import * as calls from '#exchange/exports/contract/calls.ts'
import type { StudioExport } from '#exchange/exports/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { fileSize } from '#platform/web/ui/format/file-size.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { ProgressBar } from '#platform/web/ui/layout/ProgressBar.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

/** The export of the studio: how to start it, its progress, and the file. */
export function ExportCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {})
  const { mutateAsync, isPending } = useCall(calls.make)
  const isBeingMade = data?.some(({ state }) => state === 'waiting' || state === 'running')
  const start = async () => {
    try {
      await mutateAsync({ body: {} })
    } catch (error) {
      toastFailure(error, 'Export failed', 'Failed to start the export. Please try again.')
    }
  }
  return (
    <TitledCard
      title="Your Data"
      text="One ZIP with all weddings: data, lists for spreadsheets, documents, invoices as PDFs, conversations, and a calendar. It is kept for a day."
      actions={
        <Button pending={isPending} disabled={isBeingMade || !data} onClick={() => void start()}>
          Export Everything
        </Button>
      }
    >
      {isLoadingError && <FailedState what="exports" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-10 rounded-md" />}
      {data?.length === 0 && <p className="text-sm text-muted">No export in the last 24 hours.</p>}
      <ul className="divide-y divide-line">
        {data?.map((made) => (
          <li key={made.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ExportRow made={made} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function ExportRow({ made: { id, clientId, state, progress, size } }: { made: StudioExport }) {
  const what = clientId === null ? 'All weddings' : 'One wedding'
  if (state === 'failed') return <p className="text-sm">{what}: the export failed. Please try again.</p>
  if (state === 'done')
    return (
      <>
        <p className="min-w-0 flex-1 text-sm tabular">
          {what}, {fileSize(size ?? 0)}
        </p>
        <AnchorButton href={`/api/exports/${id}`} download>
          Download
        </AnchorButton>
      </>
    )
  return (
    <div className="min-w-0 flex-1 space-y-2">
      <p className="text-sm">{what}: the export is being made.</p>
      <ProgressBar label="Making the export" part={progress / 100} />
    </div>
  )
}
