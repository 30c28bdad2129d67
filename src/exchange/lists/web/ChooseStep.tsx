import { useState, type ReactNode } from 'react'
import { readFile, readText } from '#exchange/lists/web/read-file.ts'
import { Unreadable, type Table } from '#exchange/lists/web/table.ts'
import { t } from '#platform/web/locale/t.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DropZone } from '#platform/web/ui/controls/DropZone.tsx'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'

type Props = {
  /** Says why a list can't be used. */
  onChoose: (table: Table) => string | undefined
  /** Which kinds of files can be read. */
  hint?: string
  children?: ReactNode
}

/** The file or the pasted rows. */
export function ChooseStep({ onChoose, hint = 'CSV, XLSX, or ICS', children }: Props) {
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = async (table: Promise<Table>) => {
    try {
      setProblem(onChoose(await table))
    } catch (error) {
      setProblem(error instanceof Unreadable ? t(error.message) : t('This file cannot be read.'))
    }
  }
  return (
    <div className="space-y-5">
      {children}
      <DropZone
        label={t('Choose a file')}
        hint={hint}
        accept=".csv,.tsv,.txt,.xlsx,.ics,text/csv,text/calendar,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFiles={([file]) => file && void read(readFile(file))}
      />
      <TextArea
        label={t('Or Paste Rows from a Spreadsheet')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger-ink">
          {problem}
        </p>
      )}
      {pasted.trim() && (
        <Button onClick={() => void read(Promise.resolve(readText(pasted)))}>{t('Use Pasted Rows')}</Button>
      )}
    </div>
  )
}
