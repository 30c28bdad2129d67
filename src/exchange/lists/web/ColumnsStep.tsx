import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import { ColumnChoices } from '#exchange/lists/web/ColumnChoices.tsx'
import type { Columns } from '#exchange/lists/web/headers.ts'
import { fieldsOf } from '#exchange/lists/web/fields.ts'
import { counted } from '#exchange/lists/web/kind-words.ts'
import type { Prepared } from '#exchange/lists/web/prepare-rows.ts'
import type { Answers } from '#exchange/lists/web/prepared.ts'
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

/** Which field each column is, and what is asked about values that can be read in several ways. */
export function ColumnsStep({ kind, note, columns, answers, prepared, onColumns, onAnswers }: Props) {
  const { unknown, asksOrder } = prepared
  return (
    <div className="space-y-5">
      <p className="text-sm text-muted">
        {counted(kind, columns.rows.length)} in the list. {note}
      </p>
      <ColumnChoices
        columns={columns}
        fieldsFor={() => fieldsOf[kind]}
        onFields={(fields) => onColumns({ ...columns, fields })}
        unknown={unknown}
        words={answers.words}
        onWords={(words) => onAnswers({ ...answers, words })}
      >
        {asksOrder && (
          <NativeSelect
            label="Dates Like 3/4/2027"
            value={answers.order ?? usualOrder()}
            onChange={({ target }) => onAnswers({ ...answers, order: target.value === 'day' ? 'day' : 'month' })}
          >
            <Options labels={orders} />
          </NativeSelect>
        )}
        {(kind === 'tasks' || kind === 'events') && (
          <CoupleField
            label="Rows without a Couple Belong To"
            others={kind === 'events' ? studioInstead : undefined}
            placeholder={kind === 'tasks' ? 'No couple' : 'Please choose'}
            value={answers.clientId ?? ''}
            onChange={({ target }) => onAnswers({ ...answers, clientId: target.value })}
          />
        )}
      </ColumnChoices>
    </div>
  )
}
