import type { TemplateRow } from '#contract/template-rows.ts'
import { formOf, rowFrom } from '#web/templates/row-form.ts'
import { kinds } from '#web/templates/row-kinds.ts'
import { RowFields } from '#web/templates/RowFields.tsx'
import { formDraft } from '#web/ui/controls/drafts.ts'
import { useZodForm } from '#web/ui/controls/form.ts'
import { FormDialog } from '#web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#contract/template-row-form.ts').then(({ templateRowForm }) => templateRowForm)

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
  const submit = form.handleSubmit(async (entered) => {
    const { linesOf } = await import('#contract/template-row-form.ts')
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
      <RowFields form={form} row={row} rows={rows} phases={phases} />
    </FormDialog>
  )
}
