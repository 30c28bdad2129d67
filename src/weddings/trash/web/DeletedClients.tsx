import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#weddings/trash/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { trashDays } from '#weddings/clients/contract/trash-days.ts'
import type { DeletedClient } from '#weddings/trash/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { daysToGo, formatDate } from '#platform/web/ui/format/dates.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** Deleted clients that can be restored; renders nothing if there are none. */
export function DeletedClients() {
  const { data = [] } = useAnswer(calls.list, {})
  const [leaving, setLeaving] = useState<DeletedClient>()
  if (data.length === 0) return null
  return (
    <TitledCard
      className="mt-8 max-w-4xl"
      title="Recently Deleted"
      text={`Deleted clients can be brought back for ${trashDays} days, with everything that belongs to them.`}
    >
      <ul className="divide-y divide-line">
        {data.map((deleted) => (
          <Row key={deleted.id} deleted={deleted} onPurge={() => setLeaving(deleted)} />
        ))}
      </ul>
      <PurgeDialog deleted={leaving} onClose={() => setLeaving(undefined)} />
    </TitledCard>
  )
}

function Row({ deleted, onPurge }: { deleted: DeletedClient; onPurge: () => void }) {
  const { mutateAsync, isPending } = useCall(calls.restore)
  const names = coupleNames(deleted)
  const restore = async () => {
    try {
      await mutateAsync({ params: { id: deleted.id } })
      toast({ title: 'Client restored', text: `${names} are back, with everything that belongs to them.` })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to restore the client. Please try again.')
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{names}</p>
        <p className="text-sm text-muted tabular">{lifeOf(deleted.deletedAt)}</p>
      </div>
      <Button
        icon={<ArchiveRestore />}
        pending={isPending}
        pendingLabel="Restoring..."
        aria-label={`Restore ${names}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
      <IconButton label={`Delete ${names} for good`} tooltip="Delete for good" className="text-muted" onClick={onPurge}>
        <Trash2 />
      </IconButton>
    </li>
  )
}

function lifeOf(deletedAt: string): string {
  const day = dayHere(new Date(deletedAt))
  const left = Math.max(0, trashDays + daysToGo(day))
  return `Deleted ${formatDate(day)}, kept for ${left === 1 ? '1 more day' : `${left} more days`}`
}

function PurgeDialog({ deleted, onClose }: { deleted: DeletedClient | undefined; onClose: () => void }) {
  const [last, setLast] = useState(deleted)
  if (deleted && deleted !== last) setLast(deleted)
  if (!last) return null
  return (
    <ConfirmCall
      endpoint={calls.purge}
      input={{ params: { id: last.id } }}
      open={deleted !== undefined}
      onClose={onClose}
      title="Delete for Good"
      text={`${coupleNames(last)} can’t be brought back after this. Their tasks, events, messages, documents, and invoices will be deleted for good, and the owner of the studio will get a certificate by email.`}
      confirm={['Delete for Good', 'Deleting...']}
      done={{ title: 'Success', text: 'Client deleted for good' }}
      failure="Failed to delete client"
    />
  )
}
