import { useState } from 'react'
import { listKinds, type ListKind } from '#exchange/lists/contract/endpoints.ts'
import { kindWords } from '#exchange/lists/web/kind-words.ts'
import { readFile, readText } from '#exchange/lists/web/read-file.ts'
import { Unreadable, type Table } from '#exchange/lists/web/table.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DropZone } from '#platform/web/ui/controls/DropZone.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'

type Props = {
  first: ListKind
  /** Says why a list can't be used. */
  onChoose: (kind: ListKind, table: Table) => string | undefined
}

/** What the list has, and the file or the pasted rows. */
export function ChooseStep({ first, onChoose }: Props) {
  const [kind, setKind] = useState<ListKind>(first)
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string>()
  const read = async (table: Promise<Table>) => {
    try {
      setProblem(onChoose(kind, await table))
    } catch (error) {
      setProblem(error instanceof Unreadable ? error.message : 'This file cannot be read.')
    }
  }
  return (
    <div className="space-y-5">
      <NativeSelect
        label="The List Has"
        value={kind}
        onChange={({ target }) => setKind(listKinds.find((one) => one === target.value) ?? kind)}
      >
        <Options labels={kindWords} />
      </NativeSelect>
      <DropZone
        label="Choose a file"
        hint="CSV, XLSX, or ICS"
        accept=".csv,.tsv,.txt,.xlsx,.ics,text/csv,text/calendar,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFiles={([file]) => file && void read(readFile(file))}
      />
      <TextArea
        label="Or Paste Rows from a Spreadsheet"
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger-ink">
          {problem}
        </p>
      )}
      {pasted.trim() && <Button onClick={() => void read(Promise.resolve(readText(pasted)))}>Use Pasted Rows</Button>}
    </div>
  )
}
