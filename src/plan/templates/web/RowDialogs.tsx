import { lazy, Suspense, useRef } from 'react'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { Edit } from '#plan/templates/web/template-edits.ts'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#plan/templates/web/RowDialog.tsx')
const RowDialog = lazy(load)

type Props = {
  rows: readonly TemplateRow[]
  phases: readonly string[]
  opened: string | undefined
  edit: (edit: Edit) => void
  onClose: () => void
}

/** The form of the row that is open. The last one stays mounted, so that the closing animation runs. */
export function RowDialogs({ rows, phases, opened, edit, onClose }: Props) {
  useFetchedAhead(load)
  const last = useRef<string>(undefined)
  if (opened) last.current = opened
  const row = rows.find(({ key }) => key === last.current)
  if (!row) return null
  return (
    <Suspense>
      <RowDialog
        key={row.key}
        row={row}
        rows={rows}
        phases={phases}
        open={opened === row.key}
        onClose={onClose}
        onSave={(changed) => edit({ kind: 'set', row: changed })}
      />
    </Suspense>
  )
}
