import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { memo } from 'react'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { AddRow } from '#plan/templates/web/AddRow.tsx'
import { InlineText } from '#plan/templates/web/InlineText.tsx'
import type { Edit, Group } from '#plan/templates/web/template-edits.ts'
import { TemplateLine } from '#plan/templates/web/TemplateLine.tsx'
import { whenInWords } from '#plan/templates/web/template-words.ts'
import type { RowAct } from '#plan/templates/web/use-row-actions.ts'
import type { StartDrag } from '#plan/templates/web/use-row-drag.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = {
  group: Group
  phases: readonly string[]
  titles: ReadonlyMap<string, string>
  allRows: readonly TemplateRow[]
  edit: (edit: Edit) => void
  act: RowAct
  onDrag: StartDrag
}

export const Phase = memo(function Phase({ group, phases, titles, allRows, edit, act, onDrag }: Props) {
  useLocale()
  const { phase, rows } = group
  return (
    <section
      data-phase={phase ?? ''}
      className="rounded-md border border-line bg-card lift-card data-drop:border-accent"
    >
      {phase !== null && <PhaseHeader phase={phase} count={rows.length} phases={phases} edit={edit} />}
      <ul aria-label={phase ?? 'Rows without a phase'}>
        {rows.map((row) => (
          <TemplateLine
            key={row.key}
            row={row}
            when={whenInWords(row, (key) => titles.get(key))}
            act={act}
            onDrag={onDrag}
          />
        ))}
      </ul>
      <AddRow phase={phase} rows={rows} allRows={allRows} edit={edit} />
    </section>
  )
})

type HeaderProps = { phase: string; count: number; phases: readonly string[]; edit: (edit: Edit) => void }

function PhaseHeader({ phase, count, phases, edit }: HeaderProps) {
  const at = phases.indexOf(phase)
  const move = (before: string | null | undefined) => edit({ kind: 'move-phase', phase, before: before ?? null })
  const items = [
    ...(at > 0 ? [{ label: 'Move Up', icon: <ArrowUp />, onSelect: () => move(phases[at - 1]) }] : []),
    ...(at < phases.length - 1
      ? [{ label: 'Move Down', icon: <ArrowDown />, onSelect: () => move(phases[at + 2]) }]
      : []),
  ]
  return (
    <header className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-4">
      <h2 className="min-w-0 grow font-display text-lg leading-snug">
        <InlineText
          label="Name of the phase"
          value={phase}
          required
          maxLength={100}
          onSave={(name) => edit({ kind: 'rename-phase', phase, name })}
        />
      </h2>
      <span className="text-sm text-muted tabular">{count}</span>
      {items.length > 0 && (
        <Menu label={`Actions for ${phase}`} items={items}>
          <IconButton label={`Actions for ${phase}`} tooltip="Actions" className="text-muted">
            <EllipsisVertical />
          </IconButton>
        </Menu>
      )}
    </header>
  )
}
