import Trash2 from 'lucide-react/icons/trash'
import { lazy, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#studio/deletion/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const DeletionDialog = onceOpened(lazy(() => import('#studio/deletion/web/DeletionDialog.tsx')))

/** The deletion of the studio: how to ask for it, and, until its day, how to take it back. */
export function DeletionCard() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.read, {})
  const { mutateAsync, isPending } = useCall(calls.keep)
  const [isAsking, setAsking] = useState(false)
  const keep = async () => {
    try {
      await mutateAsync({})
      toast({ title: 'Studio kept', text: 'Nothing will be deleted.' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to keep the studio. Please try again.')
    }
  }
  return (
    <TitledCard
      title="Delete the Studio"
      text="Everything that belongs to it is deleted after thirty days: weddings, files, invoices, the team, and the portals of your couples."
      actions={
        data?.deletesAt ? (
          <Button pending={isPending} onClick={() => void keep()}>
            Keep the Studio
          </Button>
        ) : (
          <Button icon={<Trash2 />} disabled={!data} onClick={() => setAsking(true)}>
            Delete the Studio
          </Button>
        )
      }
    >
      {isLoadingError && <FailedState what="studio" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-10 rounded-md" />}
      {data && (
        <p className="text-sm">
          {data.deletesAt
            ? `${data.studio} will be deleted on ${formatDate(dayHere(new Date(data.deletesAt)))}. You will get a certificate by email.`
            : 'Export your data first if you want to keep it.'}
        </p>
      )}
      {data && <DeletionDialog studio={data.studio} open={isAsking} onClose={() => setAsking(false)} />}
    </TitledCard>
  )
}
