import Printer from 'lucide-react/icons/printer'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Day } from '#day/days/contract/day-records.ts'
import { warningsOf } from '#day/days/contract/day-warnings.ts'
import * as calls from '#day/days/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { AddItems } from '#day/days/web/AddItems.tsx'
import { ChosenBar } from '#day/days/web/ChosenBar.tsx'
import { ContactSheet } from '#day/days/web/ContactSheet.tsx'
import { DaySkeleton } from '#day/days/web/DaySkeleton.tsx'
import { DayModeLink } from '#day/days/web/DayModeLink.tsx'
import { DayVendors } from '#day/days/web/DayVendors.tsx'
import { ItemList } from '#day/days/web/ItemList.tsx'
import { PublishBar } from '#day/days/web/PublishBar.tsx'
import { SheetDialogs, type OpenSheetDialog } from '#day/days/web/SheetDialogs.tsx'
import { UndoButtons } from '#day/days/web/UndoButtons.tsx'
import { focusRow, rowSelector } from '#day/days/web/cells.ts'
import { useDayAddress } from '#day/days/web/use-day-address.ts'
import { useSunTimes } from '#day/days/web/use-sun-times.ts'
import { ViewSwitch } from '#day/days/web/ViewSwitch.tsx'
import { Warnings } from '#day/days/web/Warnings.tsx'
import { useRowKeys } from '#day/days/web/use-row-keys.ts'
import { useRows } from '#day/days/web/use-rows.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { useLocale } from '#platform/web/locale/use-locale.ts'

const Afterwards = laterPart(() => import('#day/days/web/Afterwards.tsx'))
const Lanes = laterPart(() => import('#day/days/web/Lanes.tsx'))

/** The run sheet of one day. One that was just begun takes the focus to its first line. */
export function RunSheet({ id, isBegun }: { id: number; isBegun: boolean }) {
  const answer = useAnswer(calls.read, { params: { id } })
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
  const locale = useLocale()
  const warnings = useMemo(
    () => warningsOf(day.items, day.vendors, sunset, locale),
    [day.items, day.vendors, sunset, locale],
  )
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
          onPlace={() => setDialog({ kind: 'several', items: chosen })}
          onEnd={rows.chooseNone}
        />
      )}
      <SheetDialogs day={day} dialog={dialog} onClose={() => setDialog(undefined)} onDone={rows.chooseNone} />
    </>
  )
}
