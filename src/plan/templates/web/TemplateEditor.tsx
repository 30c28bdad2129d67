import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Template } from '#plan/templates/contract/endpoints.ts'
import { EditorHeader } from '#plan/templates/web/EditorHeader.tsx'
import { NewPhase } from '#plan/templates/web/NewPhase.tsx'
import { Phase } from '#plan/templates/web/Phase.tsx'
import { RowDialogs } from '#plan/templates/web/RowDialogs.tsx'
import { groupsOf, type Edit } from '#plan/templates/web/template-edits.ts'
import { useRowActions } from '#plan/templates/web/use-row-actions.ts'
import { useRowDrag } from '#plan/templates/web/use-row-drag.ts'
import { TemplateWeddings } from '#plan/templates/web/TemplateWeddings.tsx'
import type { Saving } from '#plan/templates/web/use-template.ts'

type Props = { template: Template; saving: Saving; edit: (edit: Edit | undefined) => void; retry: () => void }

export function TemplateEditor({ template, saving, edit, retry }: Props) {
  const [opened, setOpened] = useState<string>()
  const [newPhases, setNewPhases] = useState<string[]>([])
  const { name, rows } = template
  useEffect(() => {
    document.title = `${name} · Larkspur`
  }, [name])

  const latest = useRef({ rows, edit })
  latest.current = { rows, edit }
  const now = useCallback(() => latest.current, [])
  const { act, moved } = useRowActions(now, setOpened)
  const startDrag = useRowDrag(useCallback((move) => now().edit(move), [now]))

  const titles = useMemo(() => new Map(rows.map((row) => [row.key, row.title])), [rows])
  const groups = groupsOf(rows)
  const added = newPhases.filter((phase) => !groups.some((group) => group.phase === phase))
  const shown = [...groups, ...added.map((phase) => ({ phase, rows: [] }))]
  const phases = shown.flatMap(({ phase }) => (phase === null ? [] : [phase]))
  const editPhase = (change: Edit) => {
    if (change.kind === 'rename-phase')
      setNewPhases(added.map((phase) => (phase === change.phase ? change.name : phase)))
    edit(change)
  }
  return (
    <div className="pb-16">
      <EditorHeader template={template} saving={saving} edit={edit} retry={retry} />
      <div className="@container space-y-5">
        {shown.length === 0 && (
          <p className="text-muted">Nothing here yet. Start with a first row, or with a phase such as “Vendors”.</p>
        )}
        {(shown.length > 0 ? shown : [{ phase: null, rows: [] }]).map((group) => (
          <Phase
            key={group.phase ?? ''}
            group={group}
            phases={phases}
            titles={titles}
            allRows={rows}
            edit={editPhase}
            act={act}
            onDrag={startDrag}
          />
        ))}
        <NewPhase taken={phases} onAdd={(phase) => setNewPhases([...added, phase])} />
      </div>
      <TemplateWeddings templateId={template.id} />
      <p className="mt-6 text-[0.8125rem] text-muted touch:hidden">
        Enter opens a row. Alt with ↑ or ↓ moves it, Alt with ← takes it out of its phase, Alt with → puts it into one,
        and Delete removes it.
      </p>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <RowDialogs rows={rows} phases={phases} opened={opened} edit={edit} onClose={() => setOpened(undefined)} />
    </div>
  )
}
