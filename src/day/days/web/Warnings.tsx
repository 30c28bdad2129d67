import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { DayWarning } from '#day/days/contract/day-warnings.ts'

/** How many things may be a mistake. */
export const toLookAt = (count: number): string => `${count} ${count === 1 ? 'thing' : 'things'} to look at`

type Props = { warnings: readonly DayWarning[]; onShow: (id: number) => void }

/** What may be a mistake in the run sheet. Nothing is prevented by it. */
export function Warnings({ warnings, onShow }: Props) {
  if (warnings.length === 0) return null
  return (
    <details className="day-warnings">
      <summary className="touchable">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {toLookAt(warnings.length)}
      </summary>
      <ul>
        {warnings.map(({ kind, items, text }) => (
          <li key={`${kind} ${items.join(' ')} ${text}`}>
            <button type="button" className="touchable" onClick={() => onShow(items[0]!)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
