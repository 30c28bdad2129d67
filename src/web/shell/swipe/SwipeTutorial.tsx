import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { stops } from '#web/shell/swipe/swipe-rules.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

/** Explains swiping on the first visit with a phone. */
export function SwipeTutorial({ open, onDismiss }: { open: boolean; onDismiss: () => void }) {
  return (
    <Dialog
      open={open}
      modal={false}
      onOpenChange={(next) => !next && onDismiss()}
      title="Your studio, one swipe away"
      description="Move between your three main pages with a finger."
      footer={
        <Button variant="primary" onClick={onDismiss}>
          Start
        </Button>
      }
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
    </Dialog>
  )
}
