import { startInWords } from '#day/days/web/public/start-in-words.ts'
import type { DaySummary } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import * as sheetCalls from '#day/days/contract/sheets/calls.ts'
import { ceremonyOf } from '#day/days/contract/sheets/sheet-ceremony.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { change } from '#platform/web/calls/change.ts'
import { counted } from '#day/days/web/several-items.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#day/days/contract/sheets/endpoints.ts').then(({ sheetNameForm }) => sheetNameForm)

type Props = { day: DaySummary; days: readonly DaySummary[]; open: boolean; onClose: () => void }

/** Makes a template from the days of a wedding that are chosen. */
export default function SaveDialog({ day, days, open, onClose }: Props) {
  const { data } = useAnswer(calls.read, { params: { id: day.id } }, { enabled: open })
  const items = data?.items ?? []
  const filled = days.filter(({ id, itemCount }) => itemCount > 0 || id === day.id)
  const start = () => ({ name: day.name, ceremonyItem: '', dayIds: filled.map(({ id }) => id) })
  const form = useZodForm(rules, start())
  const dialog = useFormDialog(form, open, start, onClose)
  const { values, register, setValue } = form
  const submit = form.handleSubmit(async ({ name, ceremonyItem, dayIds }) => {
    const item = Number(ceremonyItem) || ceremonyOf(items)?.id
    const body = { name, dayIds, ...(item !== undefined && { ceremonyItem: item }) }
    const saved = await change(sheetCalls.save, { body })
    dialog.leave()
    toast({ title: 'Template saved', text: `“${saved.name}” has ${counted(saved.items)}.` })
  }, 'Failed to save the template. Please try again.')
  const toggle = (id: number, isChosen: boolean) =>
    setValue(
      'dayIds',
      filled.map((one) => one.id).filter((one) => (one === id ? isChosen : values.dayIds.includes(one))),
    )
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title="Save as Template"
      description="Times become offsets, and vendors become their categories. You are asked for the places of the ceremony, the reception, and getting ready each time."
      submit={['Save Template', 'Saving...']}
    >
      <TextInput label="Name" required wide {...register('name')} />
      <NativeSelect
        label="Times Are Counted From"
        wide
        {...register('ceremonyItem')}
        value={values.ceremonyItem || ceremonyOf(items)?.id}
      >
        {items.map(({ id, start: time, title }) => (
          <option key={id} value={id}>
            {startInWords(time)} {title}
          </option>
        ))}
      </NativeSelect>
      {filled.length > 1 && (
        <fieldset className="day-choice sm:col-span-2">
          <legend className="text-sm font-medium">Days</legend>
          {filled.map(({ id, name, itemCount }) => (
            <label key={id} className="touchable">
              <input
                type="checkbox"
                checked={values.dayIds.includes(id)}
                disabled={id === day.id}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-muted">{counted(itemCount)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
