import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { stops } from '#app/web/shell/swipe/swipe-rules.ts'
import { Introduction } from '#platform/web/ui/overlays/Introduction.tsx'

/** Explains swiping on the first visit with a phone. */
export function SwipeTutorial({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Introduction
      title="Your studio, one swipe away"
      text="Move between your three main pages with a finger."
      confirm="Start"
      onClose={onDismiss}
    >
      <ol className="flex items-center justify-between gap-2 rounded-md bg-sunken px-4 py-5 text-sm font-medium">
        {stops.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
      <ul className="mt-4 space-y-2 text-sm text-muted">
        <li className="flex items-center gap-3">
          <ArrowLeft aria-hidden className="size-4 shrink-0" /> Swipe left for the next page.
        </li>
        <li className="flex items-center gap-3">
          <ArrowRight aria-hidden className="size-4 shrink-0" /> Swipe right for the one before.
        </li>
      </ul>
    </Introduction>
  )
}
