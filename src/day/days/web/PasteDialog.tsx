import { startInWords } from '#day/days/web/public/start-in-words.ts'
import { useMemo, useState } from 'react'
import type { Day } from '#day/days/contract/day-records.ts'
import { lengthInWords } from '#day/days/contract/day-time.ts'
import * as calls from '#day/days/contract/calls.ts'
import { CallError } from '#platform/web/calls/call.ts'
import { dayIsSaved } from '#day/days/web/change-day.ts'
import { vendorNames } from '#day/days/web/item-words.ts'
import { readPasted, type PastedRow } from '#day/days/web/pasted-rows.ts'
import { counted } from '#day/days/web/several-items.ts'
import { nextStart } from '#day/days/web/typed-time.ts'
import { stepBack } from '#day/days/web/undo.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { shortened } from '#platform/web/ui/format/shortened.ts'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const given = ({ items, vendors }: Day) => ({ after: nextStart(items), vendors, present: items.length })

type Props = { day: Day; text: string; open: boolean; onClose: () => void }

/** Previews pasted rows, and adds all of them at once or none. */
export default function PasteDialog({ day, text, open, onClose }: Props) {
  const [leavesOut, setLeavesOut] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const { mutateAsync, isPending } = useCall(calls.addItems)
  // Read once: the day changes when the rows are added, before the dialog closes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const rows = useMemo(() => readPasted(text, given(day)), [text])
  const problemsOf = ({ row, problems }: PastedRow) => [...problems, ...(refused.has(row) ? [refused.get(row)!] : [])]
  const wrong = rows.filter((row) => problemsOf(row).length > 0)
  const added = rows.filter((row) => row.item && problemsOf(row).length === 0)
  const mayAdd = added.length > 0 && (wrong.length === 0 || leavesOut)

  const add = async () => {
    try {
      await dayIsSaved(day.id)
      const items = added.map(({ item }) => item!)
      await mutateAsync({ params: { id: day.id }, body: { items } })
      onClose()
      toast({
        title: 'Added',
        text: `${counted(items.length)} added.`,
        action: { label: 'Undo', onSelect: () => void stepBack({ dayId: day.id }, 'undo') },
      })
    } catch (error) {
      setRefused(new Map([...refused, ...issuesByRow(error, added)]))
      toastFailure(error, 'Nothing was added', 'Failed to add the rows. Please try again.')
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Add Pasted Rows"
      description={
        wrong.length > 0
          ? `${wrong.length} of ${rows.length} rows cannot be added as they are.`
          : `${counted(added.length)} as they will be added.`
      }
      className="sm:max-w-2xl!"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!mayAdd}
            pending={isPending}
            pendingLabel="Adding..."
            onClick={() => void add()}
          >
            Add {counted(added.length)}
          </Button>
        </>
      }
    >
      {wrong.length > 0 && (
        <Switch
          label="Leave out rows with errors"
          hint="Or correct them in the spreadsheet and paste again. Nothing is added until then."
          checked={leavesOut}
          onChange={setLeavesOut}
        />
      )}
      <ol className="day-pasted">
        {rows.map((row) => (
          <li key={row.row} data-wrong={problemsOf(row).length > 0 || undefined}>
            <span className="text-muted tabular">{row.row}</span>
            <span className="min-w-0 wrap-anywhere">
              {row.item ? <Preview item={row.item} day={day} /> : row.heading ? `Section: ${row.shown}` : row.shown}
            </span>
            {problemsOf(row).map((problem) => (
              <span key={problem} className="day-pasted-problem">
                {problem}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Preview({ item, day }: { item: NonNullable<PastedRow['item']>; day: Day }) {
  const { start = '', title, minutes = 30, place, notes, vendorIds = [] } = item
  const vendors = vendorNames(vendorIds, day.vendors)
  const others = [lengthInWords(minutes), place, vendors, notes && shortened(notes)].filter(Boolean)
  return (
    <>
      <span className="tabular">{startInWords(start)}</span> {title}{' '}
      <span className="text-muted">{others.join(' · ')}</span>
    </>
  )
}

/** The server's issues, whose paths are such as 'items.3.title'. */
function issuesByRow(error: unknown, sent: readonly PastedRow[]): [number, string][] {
  if (!(error instanceof CallError)) return []
  return error.issues.flatMap(({ path, message }) => {
    const row = sent[Number(/^items\.(\d+)/.exec(path)?.[1] ?? -1)]
    return row ? [[row.row, message]] : []
  })
}
