import Printer from 'lucide-react/icons/printer'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Day } from '#contract/day-records.ts'
import { warningsOf } from '#contract/day-warnings.ts'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { AddItems } from '#web/days/AddItems.tsx'
import { ChosenBar } from '#web/days/ChosenBar.tsx'
import { ContactSheet } from '#web/days/ContactSheet.tsx'
import { DaySkeleton } from '#web/days/DaySkeleton.tsx'
import { DayModeLink } from '#web/days/DayModeLink.tsx'
import { DayVendors } from '#web/days/DayVendors.tsx'
import { ItemList } from '#web/days/ItemList.tsx'
import { PublishBar } from '#web/days/PublishBar.tsx'
import { SheetDialogs, type OpenSheetDialog } from '#web/days/SheetDialogs.tsx'
import { UndoButtons } from '#web/days/UndoButtons.tsx'
import { focusRow, rowSelector } from '#web/days/cells.ts'
import { useDayAddress } from '#web/days/use-day-address.ts'
import { useSunTimes } from '#web/days/use-sun-times.ts'
import { ViewSwitch } from '#web/days/ViewSwitch.tsx'
import { Warnings } from '#web/days/Warnings.tsx'
import { useRowKeys } from '#web/days/use-row-keys.ts'
import { useRows } from '#web/days/use-rows.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { laterPart } from '#web/ui/layout/later-part.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'

const Afterwards = laterPart(() => import('#web/days/Afterwards.tsx'))
const Lanes = laterPart(() => import('#web/days/Lanes.tsx'))

/** The run sheet of one day. One that was just begun takes the focus to its first line. */
export function RunSheet({ id, isBegun }: { id: number; isBegun: boolean }) {
  const answer = useAnswer(calls.days.read, { params: { id } })
  const { data, isLoadingError, isFetching, refetch } = answer
  if (isLoadingError) return <FailedState what="run sheet" onRetry={() => void refetch()} pending={isFetching} />
  return data ? <Sheet day={data} isBegun={isBegun} /> : <DaySkeleton />
}

function Sheet({ day, isBegun }: { day: Day; isBegun: boolean }) {
  const [dialog, setDialog] = useState<OpenSheetDialog>()
  const open = useCallback((id: number) => setDialog({ kind: 'item', id }), [])
  const shiftFrom = useCallback(
    (id: number) => setDialog({ kind: 'shift', shift: { ids: [id], minutes: 15, follows: true } }),
    [],
  )
  const { view, by } = useDayAddress()
  const sun = useSunTimes(day)
  const sunset = sun.find(({ name }) => name === 'Sunset')?.minutes
  const warnings = useMemo(() => warningsOf(day.items, day.vendors, sunset), [day.items, day.vendors, sunset])
  const warned = new Set(warnings.flatMap(({ items }) => items))
  const rows = useRows({ dayId: day.id, open, shiftFrom })
  const chosen = day.items.filter(({ id }) => rows.chosen.has(id))
  useRowKeys({
    choose: rows.actions.choose,
    open,
    remove: (id) => rows.actions.remove(rows.chosen.has(id) ? chosen.map((item) => item.id) : [id]),
    stopChoosing: () => {
      rows.chooseNone()
      return chosen.length > 0
    },
  })
  const showItem = (id: number) => {
    const row = document.querySelector<HTMLElement>(`${rowSelector}[data-item="${id}"]`)
    if (row) focusRow(row)
    else open(id)
  }
  useEffect(() => {
    // A search result leads to an item of the sheet.
    const sought = Number(new URLSearchParams(location.search).get('item'))
    if (sought) showItem(sought)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for the address that the sheet was opened with
  }, [])
  return (
    <>
      <div className="day-bar">
        <PublishBar day={day} warnings={warnings.length} />
        <DayModeLink dayId={day.id} />
        <IconButton label="Print" tooltip="Print" onClick={() => setDialog({ kind: 'print' })}>
          <Printer />
        </IconButton>
        <UndoButtons dayId={day.id} />
      </div>
      {day.items.length > 0 && <ViewSwitch />}
      <Warnings warnings={warnings} onShow={showItem} />
      <div className="day-sheet">
        {day.items.length > 0 && view === 'list' && <ItemList {...{ day, rows, sun, warned }} />}
        {day.items.length > 0 && view === 'lanes' && <Lanes day={day} by={by} sun={sun} actions={rows.actions} />}
        <AddItems day={day} isBegun={isBegun} onPaste={(text) => setDialog({ kind: 'paste', text })} />
      </div>
      {day.items.some(({ state }) => state !== 'open') && <Afterwards day={day} />}
      <div className="day-people">
        <DayVendors day={day} />
        <ContactSheet day={day} />
      </div>
      {chosen.length > 0 && (
        <ChosenBar
          dayId={day.id}
          chosen={chosen}
          onShift={(shift) => setDialog({ kind: 'shift', shift })}
          onEnd={rows.chooseNone}
        />
      )}
      <SheetDialogs day={day} dialog={dialog} onClose={() => setDialog(undefined)} onShifted={rows.chooseNone} />
    </>
  )
}
