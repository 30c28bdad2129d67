import type { CountChange, GuestCounts } from '#guests/counts/contract/endpoints.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'

type Serving = NonNullable<CountChange['after']>

const inWords = ({ meal, dietary, age }: Serving) =>
  [meal ?? 'no meal chosen', age === 'adult' ? '' : age, dietary].filter(Boolean).join(', ')

/** What has changed for one guest: 'now coming, fish', 'not coming any more', 'beef instead of fish'. */
export function changeInWords({ before, after }: CountChange): string {
  if (!before && after) return `now coming, ${inWords(after)}`
  if (before && !after) return 'no longer coming'
  return before && after ? `${inWords(after)} instead of ${inWords(before)}` : ''
}

export function ChangesSince({ final }: { final: NonNullable<GuestCounts['final']> }) {
  const { at, changes } = final
  return (
    <Card>
      <h3 className="font-display text-lg">Since the Final Count</h3>
      <p className="mt-1 text-sm text-muted">Frozen on {momentHere(at)}.</p>
      {changes.length === 0 ? (
        <p className="mt-3 text-sm">Nothing has changed.</p>
      ) : (
        <ul className="mt-3 grid gap-1 text-sm">
          {changes.map((change) => (
            <li key={`${change.partId}-${change.guestId}`} dir="auto">
              <span className="font-medium">{change.name}</span>, {change.part}: {changeInWords(change)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
