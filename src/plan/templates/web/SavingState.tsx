import Check from 'lucide-react/icons/check'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import type { Saving } from '#plan/templates/web/use-template.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Spinner } from '#platform/web/ui/layout/Spinner.tsx'

const looks = {
  saved: { icon: <Check aria-hidden className="size-4" />, words: 'All changes saved' },
  saving: { icon: <Spinner />, words: 'Saving…' },
  failed: { icon: <CloudAlert aria-hidden className="size-4 text-danger-ink" />, words: 'Not saved yet' },
} satisfies Record<Saving, object>

export function SavingState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { icon, words } = looks[saving]
  return (
    <div className="flex min-h-10 items-center gap-3 text-sm text-muted">
      <p role="status" className="flex items-center gap-2">
        {icon}
        {words}
      </p>
      {saving === 'failed' && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
