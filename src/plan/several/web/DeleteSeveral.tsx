import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { trashDays } from '#weddings/clients/contract/trash-days.ts'
import { coupleNames } from '#platform/contract/names.ts'
import * as calls from '#plan/several/contract/calls.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { change } from '#platform/web/calls/change.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Props = { chosen: readonly Client[]; open: boolean; onClose: () => void; onDeleted: () => void }

const namedFirst = 5

function namesOf(chosen: readonly Client[]): string {
  const names = chosen.slice(0, namedFirst).map(coupleNames).join(', ')
  return chosen.length > namedFirst ? `${names} and ${chosen.length - namedFirst} more` : names
}

/** Deletes the chosen couples after a question, and offers to bring them back. */
export function DeleteSeveral({ chosen, open, onClose, onDeleted }: Props) {
  const { mutateAsync, isPending } = useCall(calls.remove, { failure: 'Failed to delete the clients.' })
  const bringBack = (ids: number[]) =>
    void change(
      calls.restore,
      { body: { ids } },
      { failure: 'They could not be restored. You can still restore them in Settings.' },
    )
      .then(({ restored }) =>
        toast({ title: 'Restored', text: `${counted(restored, 'client')}, with everything that belonged to them.` }),
      )
      .catch(() => {})
  const run = async () => {
    const done = await mutateAsync({ body: { ids: chosen.map(({ id }) => id) } }).catch(() => undefined)
    if (!done) return
    onClose()
    onDeleted()
    toast({
      title: 'Clients deleted',
      text: `${counted(done.deleted.length, 'client')}, with everything that belonged to them.`,
      action: { label: 'Undo', onSelect: () => bringBack(done.deleted) },
    })
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title={`Delete ${counted(chosen.length, 'client')}`}
      text={
        <>
          {namesOf(chosen)}: everything that belongs to them will be deleted too, including tasks, events, documents,
          invoices, and messages.
          <span className="mt-3 block">
            If this turns out to be a mistake, you can restore everything in Settings for {trashDays} days.
          </span>
        </>
      }
      confirmLabel={`Delete ${counted(chosen.length, 'client')}`}
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => void run()}
    />
  )
}
