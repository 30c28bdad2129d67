import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo, type KeyboardEvent } from 'react'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { priorityLooks } from '#planning/tasks/web/public/task-status.ts'
import { kinds } from '#plan/templates/web/row-kinds.ts'
import { rowMenu } from '#plan/templates/web/row-menu.tsx'
import type { RowAct, RowAction } from '#plan/templates/web/use-row-actions.ts'
import type { StartDrag } from '#plan/templates/web/use-row-drag.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { formatTime } from '#platform/web/ui/format/dates.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = { row: TemplateRow; when: string; act: RowAct; onDrag: StartDrag }

const withAlt: Record<string, RowAction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

export const TemplateLine = memo(function TemplateLine({ row, when, act, onDrag }: Props) {
  useLocale()
  const { key, title } = row
  const { icon: Icon, label } = kinds[row.kind]
  const press = (event: KeyboardEvent) => {
    const action = event.altKey ? withAlt[event.key] : event.key === 'Delete' ? 'delete' : undefined
    if (!action) return
    event.preventDefault()
    act(action, key)
  }
  return (
    <li
      data-key={key}
      className="relative flex min-h-11 items-center border-b border-line pr-1 offscreen-11 last:border-0 data-dragging:opacity-50 data-drop:drop-above touch:min-h-14"
    >
      <span
        aria-hidden
        onPointerDown={(event) => onDrag(event, key)}
        className="flex w-7 shrink-0 cursor-grab touch-none items-center justify-center self-stretch text-muted sm:w-8"
      >
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Delete"
        onClick={() => act('open', key)}
        onKeyDown={press}
        className="grid min-h-11 min-w-0 flex-1 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-2 rounded-sm px-1 py-1 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2 @2xl:grid-cols-[1.25rem_minmax(0,1fr)_auto_minmax(9rem,14rem)] @2xl:gap-x-4 @4xl:grid-cols-[1.25rem_minmax(0,1fr)_auto_18rem]"
      >
        <Icon aria-hidden className="size-4 text-muted" />
        <span className="min-w-0 text-[0.9375rem] wrap-anywhere">
          <span className="sr-only">{`${label}: `}</span>
          {title}
        </span>
        <span className="col-start-2 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted @2xl:col-start-3 @2xl:justify-end">
          <Details row={row} />
          <span className="max-w-full truncate @2xl:hidden">{when}</span>
        </span>
        <span className="truncate text-muted tabular @max-2xl:hidden">{when}</span>
      </button>
      <Menu label={`Actions for ${title}`} items={rowMenu(row, act)}>
        <IconButton
          label={`Actions for ${title}`}
          tooltip="Actions"
          className="text-muted focus-visible:-outline-offset-2"
        >
          <EllipsisVertical />
        </IconButton>
      </Menu>
    </li>
  )
})

function Details({ row }: { row: TemplateRow }) {
  if (row.kind === 'payment') return <span className="tabular">{`${row.share}%`}</span>
  if (row.kind === 'event') {
    const { time, minutes } = row
    return (
      <span className="tabular">
        {[time && formatTime(time), minutes && `${minutes} min`].filter(Boolean).join(', ')}
      </span>
    )
  }
  const { priority, steps, assignedTo, visibleToCouple } = row
  return (
    <>
      {steps.length > 0 && <span className="tabular">{`${steps.length} step${steps.length === 1 ? '' : 's'}`}</span>}
      {assignedTo === 'client' ? <span>The couple</span> : !visibleToCouple && <span>Private to the studio</span>}
      {priority !== 'medium' && <Badge tone={priorityLooks[priority].tone}>{priorityLooks[priority].label}</Badge>}
    </>
  )
}
