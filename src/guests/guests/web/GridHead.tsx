import type { Column } from '#guests/guests/web/columns.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { columns: readonly Column[]; template: string; isAllChosen: boolean; onToggleAll: () => void }

/** The heads of the columns, and the box that chooses all guests that the filters leave. */
export function GridHead({ columns, template, isAllChosen, onToggleAll }: Props) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ gridTemplateColumns: template }}
      className="sticky top-0 z-10 grid h-10 items-center border-b border-line bg-card text-[0.8125rem] text-muted"
    >
      <span role="columnheader" aria-colindex={1} className="grid place-items-center">
        <input
          type="checkbox"
          checked={isAllChosen}
          onChange={onToggleAll}
          aria-label={t('Select all guests')}
          className="size-4 accent-(--accent)"
        />
      </span>
      {columns.map(({ id, label }, at) => (
        <span key={id} role="columnheader" aria-colindex={at + 2} className="truncate px-2" dir="auto">
          {label}
        </span>
      ))}
    </div>
  )
}
