import ChevronDown from 'lucide-react/icons/chevron-down'
import type { summaryOf } from '#overview/portal/web/needs-summary.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { summary: ReturnType<typeof summaryOf> | undefined; isOpen: boolean; list: string; onTurn: () => void }

/** The heading of the list, which folds it. Beside a folded list it says what is in it. */
export function NeedsHeading({ summary, isOpen, list, onTurn }: Props) {
  return (
    <h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={onTurn}
        className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 py-1 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
          <span id="portal-needs" className="font-display text-2xl/8">
            {t('What we need from you')}
          </span>{' '}
          {!isOpen && summary && (
            <span className="flex flex-wrap gap-x-1.5 text-sm text-muted tabular">
              {summary.open} {summary.news && <span className="font-medium text-accent-ink">· {summary.news}</span>}{' '}
              {summary.late && <span className="font-medium text-danger-ink">· {summary.late}</span>}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden className={joined('size-5 shrink-0 text-muted', isOpen && 'rotate-180')} />
      </button>
    </h2>
  )
}
