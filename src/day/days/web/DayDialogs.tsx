import { lazy, Suspense, useRef } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DaySummary } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#day/days/web/DayDialog.tsx')
const DayDialog = lazy(load)
const StartDialog = lazy(() => import('#day/days/web/templates/StartDialog.tsx'))
const SaveDialog = lazy(() => import('#day/days/web/templates/SaveDialog.tsx'))

export type OpenDay =
  | { kind: 'new' }
  /** Without a day, it gets one. */
  | { kind: 'start'; day?: DaySummary }
  | { kind: 'edit' | 'delete' | 'save'; day: DaySummary }

type Props = {
  dialog: OpenDay | undefined
  client: Client
  days: readonly DaySummary[]
  onClose: () => void
  onAdded: (id: number) => void
  onDeleted: () => void
}

/** The last day of each dialog stays mounted, so that the closing animation runs. */
export function DayDialogs({ dialog, client, days, onClose, onAdded, onDeleted }: Props) {
  useFetchedAhead(load)
  const form = useRef<{ day?: DaySummary }>(undefined)
  const start = useRef<{ day?: DaySummary }>(undefined)
  const saved = useRef<DaySummary>(undefined)
  const deleted = useRef<DaySummary>(undefined)
  if (dialog?.kind === 'new') form.current = {}
  else if (dialog?.kind === 'edit') form.current = { day: dialog.day }
  else if (dialog?.kind === 'start') start.current = dialog
  else if (dialog?.kind === 'save') saved.current = dialog.day
  else if (dialog?.kind === 'delete') deleted.current = dialog.day
  return (
    <Suspense>
      {form.current && (
        <DayDialog
          key={form.current.day?.id ?? 'new'}
          clientId={client.id}
          {...form.current}
          open={dialog?.kind === 'new' || dialog?.kind === 'edit'}
          onClose={onClose}
          onAdded={onAdded}
        />
      )}
      {start.current && (
        <StartDialog
          key={`start ${start.current.day?.id}`}
          client={client}
          {...(start.current.day && { day: start.current.day })}
          open={dialog?.kind === 'start'}
          onClose={onClose}
          onDone={onAdded}
        />
      )}
      {saved.current && (
        <SaveDialog
          key={`save ${saved.current.id}`}
          day={saved.current}
          days={days}
          open={dialog?.kind === 'save'}
          onClose={onClose}
        />
      )}
      {deleted.current && (
        <ConfirmCall
          open={dialog?.kind === 'delete'}
          onClose={onClose}
          onDone={onDeleted}
          endpoint={calls.remove}
          input={{ params: { id: deleted.current.id } }}
          title={`Delete ${deleted.current.name}`}
          text={`Its ${counted(deleted.current.itemCount)} and contacts are deleted with it, and people with a link can no longer see it. Undo brings it back as it is here, but not published.`}
          confirm={['Delete Day', 'Deleting...']}
          done={{ title: 'Day deleted', text: `“${deleted.current.name}” has been deleted.` }}
          failure="Failed to delete the day. Please try again."
        />
      )}
    </Suspense>
  )
}

const counted = (items: number) => (items === 1 ? '1 item' : `${items} items`)
