import type { ReactNode } from 'react'
import type { Columns } from '#exchange/lists/web/headers.ts'
import { wordKey, type Answers, type UnknownWord } from '#exchange/lists/web/prepared.ts'
import { t } from '#platform/web/locale/t.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'

type Props = {
  columns: Columns
  /** What a column can be. */
  fieldsFor: (column: number) => readonly { name: string; label: string }[]
  onFields: (fields: string[]) => void
  unknown: readonly UnknownWord[]
  words: Answers['words']
  onWords: (words: Answers['words']) => void
  /** What else is asked, between the columns and the words. */
  children?: ReactNode
}

const samples = 3

/** Which field each column is, and what unknown words mean. */
export function ColumnChoices({ columns, fieldsFor, onFields, unknown, words, onWords, children }: Props) {
  const { headers, rows, fields } = columns
  return (
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
          onChange={({ target }) => onFields(fields.with(column, target.value))}
        >
          <option value="">{t('Not used')}</option>
          {fieldsFor(column).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </NativeSelect>
      ))}
      {children}
      {unknown.map(({ field, word }) => {
        const key = wordKey(field.name, word)
        return (
          <NativeSelect
            key={key}
            label={t('{field} “{word}” means', { field: field.label, word })}
            value={words[key] ?? ''}
            onChange={({ target }) => onWords({ ...words, [key]: target.value })}
          >
            <option value="">{t('Nothing')}</option>
            <Options labels={field.choices ?? {}} />
          </NativeSelect>
        )
      })}
    </div>
  )
}
