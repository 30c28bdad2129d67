import { lazy, Suspense, useRef } from 'react'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import type { OpenShift } from '#day/days/web/ShiftDialog.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const loadItem = () => import('#day/days/web/ItemDialog.tsx')
const ItemDialog = lazy(loadItem)
const loadShift = () => import('#day/days/web/ShiftDialog.tsx')
const ShiftDialog = lazy(loadShift)
const SeveralDialog = lazy(() => import('#day/days/web/SeveralDialog.tsx'))
const PrintDialog = lazy(() => import('#day/days/web/PrintDialog.tsx'))
const PasteDialog = lazy(() => import('#day/days/web/PasteDialog.tsx'))

export type OpenSheetDialog =
  | { kind: 'item'; id: number }
  | { kind: 'shift'; shift: OpenShift }
  | { kind: 'several'; items: readonly Item[] }
  | { kind: 'paste'; text: string }
  | { kind: 'print' }

type Props = { day: Day; dialog: OpenSheetDialog | undefined; onClose: () => void; onDone: () => void }

/** What was shown last in each dialog stays mounted, so that the closing animation runs. */
export function SheetDialogs({ day, dialog, onClose, onDone }: Props) {
  useFetchedAhead(loadItem)
  useFetchedAhead(loadShift)
  const item = useRef<Item>(undefined)
  const shift = useRef<{ shift: OpenShift; turn: number }>(undefined)
  const pasted = useRef<{ text: string; turn: number }>(undefined)
  const several = useRef<{ items: readonly Item[]; turn: number }>(undefined)
  const last = useRef<OpenSheetDialog>(undefined)
  const wasPrinted = useRef(false)
  const turn = useRef(0)
  if (dialog !== last.current) {
    last.current = dialog
    turn.current += 1
    if (dialog?.kind === 'shift') shift.current = { shift: dialog.shift, turn: turn.current }
    else if (dialog?.kind === 'several') several.current = { items: dialog.items, turn: turn.current }
    else if (dialog?.kind === 'print') wasPrinted.current = true
    else if (dialog?.kind === 'paste') pasted.current = { text: dialog.text, turn: turn.current }
  }
  const itemId = dialog?.kind === 'item' ? dialog.id : item.current?.id
  item.current = day.items.find(({ id }) => id === itemId) ?? item.current
  const isOpen = (kind: OpenSheetDialog['kind']) => dialog?.kind === kind
  return (
    <Suspense>
      {item.current && (
        <ItemDialog key={item.current.id} day={day} item={item.current} open={isOpen('item')} onClose={onClose} />
      )}
      {shift.current && (
        <ShiftDialog
          key={`shift ${shift.current.turn}`}
          day={day}
          shift={shift.current.shift}
          open={isOpen('shift')}
          onClose={onClose}
          onDone={onDone}
        />
      )}
      {several.current && (
        <SeveralDialog
          key={`several ${several.current.turn}`}
          day={day}
          items={several.current.items}
          open={isOpen('several')}
          onClose={onClose}
          onDone={onDone}
        />
      )}
      {wasPrinted.current && <PrintDialog day={day} open={isOpen('print')} onClose={onClose} />}
      {pasted.current && (
        <PasteDialog
          key={`paste ${pasted.current.turn}`}
          day={day}
          text={pasted.current.text}
          open={isOpen('paste')}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
