import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { label: string; count: number; note?: string; onEnd: () => void; children: ReactNode }

/** At the lower edge: how many rows of a list are chosen, and what can be done with all of them at once. */
export function ChosenToolbar({ label, count, note, onEnd, children }: Props) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      data-floating
      className="fixed inset-x-2 bottom-2 z-[25] mx-auto flex max-w-3xl flex-wrap items-center gap-1 rounded-lg border border-line bg-raised p-2 pb-[calc(env(safe-area-inset-bottom)+0.5rem)] lift-raised"
    >
      <div className="flex items-center max-sm:mr-auto">
        <IconButton label={t('Clear selection')} onClick={onEnd}>
          <X />
        </IconButton>
        <p role="status" className="px-2 text-sm font-medium tabular">
          {t('{count} selected', { count })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:contents max-sm:[&_.button]:px-2 max-sm:[&_.button>svg]:hidden">
        {children}
      </div>
      {note && (
        <p role="status" className="order-first w-full px-3 pt-1 text-sm text-amber-text">
          {note}
        </p>
      )}
    </div>
  )
}
