import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { addressOf } from '#platform/contract/address.ts'
import type { Day } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { day: Day; open: boolean; onClose: () => void }

/** Whom a sheet is for, and what it contains. */
function readersOf({ version, vendors }: Day) {
  const whole = {
    label: 'Run sheet',
    hint: 'All of it, with the studio’s notes',
    query: { for: 'studio' },
  } as const
  if (version === 0) return [whole]
  return [
    whole,
    { label: 'The couple', query: { for: 'couple' } } as const,
    { label: 'The wedding party', query: { for: 'party' } } as const,
    ...vendors
      .filter(({ changedIn }) => changedIn !== null)
      .map(({ name, vendorId }) => ({ label: name, query: { for: 'vendor', vendorId } }) as const),
    { label: 'All of them', hint: 'One file, each sheet on its own pages', query: { for: 'all' } } as const,
  ]
}

/** What the sheets of others do not show. */
function noteOf({ version, changes }: Day): string | undefined {
  if (version === 0) return 'Sheets for the couple and the vendors are available once the day is published.'
  if (changes.length > 0)
    return `Only the run sheet has the changes since version ${version}. Publish them first to print them for others.`
  return undefined
}

/** Makes a PDF of the run sheet, or of what somebody sees of it. */
export default function PrintDialog({ day, open, onClose }: Props) {
  const [chosen, setChosen] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const readers = readersOf(day)
  const note = noteOf(day)
  const { query } = readers[chosen] ?? readers[0]!
  const address = addressOf(calls.pdf, {
    params: { id: day.id },
    query: { ...query, ...(isLarge && { large: 'yes' as const }), as: callerHere() },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Print"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <AnchorButton href={address} download icon={<Download />}>
            Download PDF
          </AnchorButton>
        </>
      }
    >
      {note && <p className="mb-4 text-sm text-muted">{note}</p>}
      <fieldset className="day-choice">
        <legend className="mb-1.5 text-sm font-medium">For</legend>
        {readers.map((reader, index) => (
          <label key={JSON.stringify(reader.query)} className="touchable">
            <input
              type="radio"
              name="reader"
              checked={index === chosen}
              onChange={() => setChosen(index)}
              className="accent-accent"
            />
            <span>
              {reader.label}
              {'hint' in reader && <span className="block text-sm text-muted">{reader.hint}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <label className="mt-4 flex items-center gap-2.5 touchable">
        <input
          type="checkbox"
          checked={isLarge}
          onChange={({ target }) => setLarge(target.checked)}
          className="size-4 accent-accent"
        />
        Large print
      </label>
    </Dialog>
  )
}
