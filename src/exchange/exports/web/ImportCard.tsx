import { useState } from 'react'
import type { StudioImport } from '#exchange/exports/contract/endpoints.ts'
import * as calls from '#exchange/exports/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { changeWithFiles } from '#platform/web/calls/change-with-files.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DropZone } from '#platform/web/ui/controls/DropZone.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { ProgressBar } from '#platform/web/ui/layout/ProgressBar.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** Brings the export of another installation into this studio, as long as it is empty. */
export function ImportCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.latestImport, {})
  const [sending, setSending] = useState<{ part: number; stop: AbortController }>()
  const isRunning = data?.latest?.state === 'waiting' || data?.latest?.state === 'running'
  const send = async (file: File) => {
    const stop = new AbortController()
    setSending({ part: 0, stop })
    try {
      const onProgress = (part: number) => setSending({ part, stop })
      await changeWithFiles(calls.startImport, {}, [file], { onProgress, signal: stop.signal })
    } catch (error) {
      if (!stop.signal.aborted) toastFailure(error, 'Import failed', 'Failed to send the file. Please try again.')
    } finally {
      setSending(undefined)
    }
  }
  return (
    <TitledCard
      title="Import a Studio"
      text="Import the ZIP that another Larkspur exported, with all weddings and files. Couples and team members will need new invitations."
    >
      {isLoadingError && <FailedState what="studio" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-10 rounded-md" />}
      {data?.latest && <Outcome of={data.latest} />}
      {sending && (
        <div className="space-y-3">
          <p className="text-sm">The file is being sent.</p>
          <ProgressBar label="Sending the file" part={sending.part} />
          <Button onClick={() => sending.stop.abort()}>Cancel</Button>
        </div>
      )}
      {data && !sending && !isRunning && (
        <>
          {data.obstacle === null ? (
            <DropZone
              label="Choose an export"
              hint="A ZIP"
              accept=".zip,application/zip"
              onFiles={([file]) => file && void send(file)}
            />
          ) : (
            data.latest?.state !== 'done' && <p className="text-sm text-muted">{data.obstacle}</p>
          )}
        </>
      )}
    </TitledCard>
  )
}

function Outcome({ of: { state, progress, problem } }: { of: StudioImport }) {
  if (state === 'done') return <p className="text-sm">The studio was imported.</p>
  if (state === 'failed')
    return (
      <p role="alert" className="mb-4 text-sm text-danger-ink">
        The import failed. Nothing was changed. {problem}
      </p>
    )
  return (
    <div className="space-y-2">
      <p className="text-sm">The studio is being imported.</p>
      <ProgressBar label="Importing" part={progress / 100} />
    </div>
  )
}
