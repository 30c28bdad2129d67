import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { DayWarning } from '#contract/day-warnings.ts'

type Props = { warnings: readonly DayWarning[]; onShow: (id: number) => void }

/** What may be a mistake in the run sheet. Nothing is prevented by it. */
export function Warnings({ warnings, onShow }: Props) {
  if (warnings.length === 0) return null
  return (
    <details className="day-warnings">
      <summary className="touchable">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {warnings.length === 1 ? '1 thing to look at' : `${warnings.length} things to look at`}
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
