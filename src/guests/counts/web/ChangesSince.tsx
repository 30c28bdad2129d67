import { changeInWords } from '#guests/counts/contract/change-words.ts'
import type { GuestCounts } from '#guests/counts/contract/endpoints.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'

export function ChangesSince({ final }: { final: NonNullable<GuestCounts['final']> }) {
  const { at, changes } = final
  return (
    <Card>
      <h2 className="font-display text-lg">Since the Final Count</h2>
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
