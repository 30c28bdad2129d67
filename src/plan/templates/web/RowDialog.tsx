import { useMemo } from 'react'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { TemplateRowForm } from '#plan/templates/contract/template-row-form.ts'
import { formOf, rowFrom } from '#plan/templates/web/row-form.ts'
import { kinds } from '#plan/templates/web/row-kinds.ts'
import { fieldNames, inWords } from '#plan/templates/web/row-words.ts'
import { RowFields } from '#plan/templates/web/RowFields.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () =>
  import('#plan/templates/contract/template-row-form.ts').then(({ templateRowForm }) => templateRowForm)

const asTyped = (values: TemplateRowForm) => values

type Props = {
  row: TemplateRow
  rows: readonly TemplateRow[]
  phases: readonly string[]
  open: boolean
  onClose: () => void
  onSave: (row: TemplateRow) => void
}

/** All fields of one row. */
export default function RowDialog({ row, rows, phases, open, onClose, onSave }: Props) {
  const form = useZodForm(rules, formOf(row), formDraft(`template-row-${row.key}`))
  const dialog = useFormDialog(form, open, () => formOf(row), onClose)
  const stored = useMemo(() => formOf(row), [row])
  const { conflicts, settle } = useOthersEdits(stored, open, form, asTyped)
  const mine = form.values as TemplateRowForm
  const submit = form.handleSubmit(async (entered) => {
    const { linesOf } = await import('#plan/templates/contract/template-row-form.ts')
    onSave(rowFrom(row, entered, linesOf(entered.steps)))
    dialog.leave()
  })
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={`Edit ${kinds[row.kind].label}`}
      submit={['Save', 'Saving...']}
    >
      <Conflicts
        fields={conflicts}
        names={fieldNames}
        mine={inWords(mine, rows)}
        theirs={inWords(stored, rows)}
        onSettle={settle}
      />
      <RowFields form={form} row={row} rows={rows} phases={phases} />
    </FormDialog>
  )
}
