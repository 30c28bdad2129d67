import { offsetInWords } from '#platform/contract/offset.ts'
import { followersOf, type TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { RowForm } from '#plan/templates/web/row-form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'

type Props = { form: RowForm; row: TemplateRow; rows: readonly TemplateRow[] }

/** When a row is due: a number of days, weeks or months from the wedding, or of days or weeks from another row. */
export function WhenFields({ form, row, rows }: Props) {
  const { base } = form.values
  const followers = followersOf(rows, row.key)
  const others = rows.filter(({ key }) => !followers.has(key))
  const isCounted = base !== 'none' && base !== 'kept'
  const chooseBase = (chosen: string) => {
    form.setValue('base', chosen)
    if (chosen.startsWith(':') && form.values.unit === 'months') form.setValue('unit', 'weeks')
  }
  return (
    <>
      <NativeSelect
        label="Counted From"
        wide
        {...form.register('base')}
        onChange={({ target }) => chooseBase(target.value)}
      >
        <option value="none">No date</option>
        {row.offset && base === 'kept' && <option value="kept">{`The wedding: ${offsetInWords(row.offset)}`}</option>}
        <option value="wedding">The wedding</option>
        {others.length > 0 && (
          <optgroup label="Another row">
            {others.map(({ key, title }) => (
              <option key={key} value={`:${key}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </NativeSelect>
      {isCounted && (
        <div className="grid grid-cols-[5rem_1fr_1fr] gap-3 sm:col-span-2">
          <TextInput label="Number" inputMode="numeric" {...form.register('count')} />
          <NativeSelect label="Unit" {...form.register('unit')}>
            <option value="days">Days</option>
            <option value="weeks">Weeks</option>
            {base === 'wedding' && <option value="months">Months</option>}
          </NativeSelect>
          <NativeSelect label="Before or After" {...form.register('side')}>
            <option value="before">Before</option>
            <option value="after">After</option>
          </NativeSelect>
        </div>
      )}
    </>
  )
}
