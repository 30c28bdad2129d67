import { kindOf, type Look } from '#overview/calendar/web/look.ts'
import { eventTypeLabels } from '#planning/events/web/public/event-types.ts'
import type { EventType } from '#planning/events/contract/endpoints.ts'
import { CheckLine, toggled } from '#platform/web/ui/controls/CheckLine.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { look: Look; open: boolean; onChange: (part: Partial<Look>) => void; onClose: () => void }

const others = [
  { kind: 'wedding', type: 'wedding', label: 'Weddings' },
  { kind: 'task', type: 'task', label: 'Task deadlines' },
  { kind: 'moment', type: 'wedding', label: 'Key moments from run sheets' },
  { kind: 'busy', type: 'busy', label: 'Other calendars' },
] as const
const ofEvents = Object.entries(eventTypeLabels).map(([type, label]) => ({
  kind: 'event' as const,
  type: type as EventType,
  label: type === 'wedding' ? 'Wedding (event)' : label,
}))
const kinds = [...others, ...ofEvents].map((one) => ({ ...one, key: kindOf(one) }))

const colours = { kind: 'By kind', couple: 'By couple' } as const

/** What the calendar shows, and in which colours; each choice counts at once. */
export default function LookDialog({ look, open, onChange, onClose }: Props) {
  const { hidden, isFolded } = look
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Calendar Options">
      <fieldset>
        <legend className="text-sm font-medium">Colors</legend>
        <div className="flex gap-6">
          {(['kind', 'couple'] as const).map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2.5 text-sm">
              <input
                type="radio"
                name="calendar-colours"
                className="size-4 accent-accent"
                checked={look.colours === one}
                onChange={() => onChange({ colours: one })}
              />
              {colours[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <Switch
        label="Fold deadlines"
        hint="One line for a day’s deadlines, which opens the day"
        checked={isFolded}
        onChange={(next) => onChange({ isFolded: next })}
      />
      <fieldset className="mt-3 border-t border-line pt-3">
        <legend className="sr-only">Kinds</legend>
        <p aria-hidden className="text-sm font-medium">
          Kinds
        </p>
        <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          {kinds.map(({ key, type, label }) => (
            <CheckLine
              key={key}
              checked={!hidden.includes(key)}
              onToggle={() => onChange({ hidden: toggled(hidden, key) })}
            >
              <span data-event-type={type} className="flex items-center gap-2.5">
                <span aria-hidden className="size-2 rounded-full bg-(--event-edge)" />
                {label}
              </span>
            </CheckLine>
          ))}
        </div>
      </fieldset>
    </Dialog>
  )
}
