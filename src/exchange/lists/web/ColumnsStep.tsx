import type { RowKind } from '#exchange/lists/contract/endpoints.ts'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import type { Columns } from '#exchange/lists/web/columns.ts'
import { fieldsOf } from '#exchange/lists/web/fields.ts'
import { counted } from '#exchange/lists/web/kind-words.ts'
import { wordKey, type Answers, type Prepared } from '#exchange/lists/web/prepare-rows.ts'
import { usualOrder, type DateOrder } from '#exchange/lists/web/values.ts'
import { studioInstead } from '#planning/events/web/public/studio-instead.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'

type Props = {
  kind: RowKind
  note: string | undefined
  columns: Columns
  answers: Answers
  prepared: Prepared
  onColumns: (columns: Columns) => void
  onAnswers: (answers: Answers) => void
}

const orders: Record<DateOrder, string> = { month: 'Month first: 3/4 is in March', day: 'Day first: 3/4 is in April' }
const samples = 3

/** Which field each column is, and what is asked about values that can be read in several ways. */
export function ColumnsStep({ kind, note, columns, answers, prepared, onColumns, onAnswers }: Props) {
  const { headers, rows, fields } = columns
  const { unknown, asksOrder } = prepared
  return (
    <div className="space-y-5">
      <p className="text-sm text-muted">
        {counted(kind, rows.length)} in the list. {note}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {headers.map((header, column) => (
          <NativeSelect
            key={header}
            label={header}
            hint={rows
              .map((row) => row[column])
              .filter(Boolean)
              .slice(0, samples)
              .join(' · ')
              .slice(0, 80)}
            value={fields[column]}
            onChange={({ target }) => onColumns({ ...columns, fields: fields.with(column, target.value) })}
          >
            <option value="">Not used</option>
            {fieldsOf[kind].map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </NativeSelect>
        ))}
        {asksOrder && (
          <NativeSelect
            label="Dates Like 3/4/2027"
            value={answers.order ?? usualOrder()}
            onChange={({ target }) => onAnswers({ ...answers, order: target.value === 'day' ? 'day' : 'month' })}
          >
            <Options labels={orders} />
          </NativeSelect>
        )}
        {unknown.map(({ field, word }) => {
          const key = wordKey(field.name, word)
          return (
            <NativeSelect
              key={key}
              label={`${field.label} “${word}” means`}
              value={answers.words[key] ?? ''}
              onChange={({ target }) => onAnswers({ ...answers, words: { ...answers.words, [key]: target.value } })}
            >
              <option value="">Nothing</option>
              <Options labels={field.choices ?? {}} />
            </NativeSelect>
          )
        })}
        {(kind === 'tasks' || kind === 'events') && (
          <CoupleField
            label="Rows without a Couple Belong To"
            others={kind === 'events' ? studioInstead : undefined}
            placeholder={kind === 'tasks' ? 'No couple' : 'Please choose'}
            value={answers.clientId ?? ''}
            onChange={({ target }) => onAnswers({ ...answers, clientId: target.value })}
          />
        )}
      </div>
    </div>
  )
}
