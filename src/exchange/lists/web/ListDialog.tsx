import { useMemo, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#exchange/lists/contract/calls.ts'
import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import { mostRows, rowKinds, type RowKind } from '#exchange/lists/contract/list-choices.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import { ChooseStep } from '#exchange/lists/web/ChooseStep.tsx'
import { ColumnsStep } from '#exchange/lists/web/ColumnsStep.tsx'
import { readColumns } from '#exchange/lists/web/columns.ts'
import type { Columns } from '#exchange/lists/web/headers.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { counted, kindWords } from '#exchange/lists/web/kind-words.ts'
import { prepareRows } from '#exchange/lists/web/prepare-rows.ts'
import type { Answers, PreparedRow } from '#exchange/lists/web/prepared.ts'
import { PreviewStep, withOutcome } from '#exchange/lists/web/PreviewStep.tsx'
import type { Table } from '#exchange/lists/web/table.ts'
import { ListSteps } from '#exchange/lists/web/ListSteps.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = {
  /** What is chosen at first. */
  kind: RowKind
  open: boolean
  onClose: () => void
}
type Chosen = { kind: RowKind; note: string | undefined; columns: Columns; answers: Answers }
type Previewed = { sent: PreparedRow[]; outcome: ListOutcome }

/** Imports a list in three steps: the file, its columns, and a preview. */
export default function ListDialog({ kind: first, open, onClose }: Props) {
  const [kind, setKind] = useState<RowKind>(first)
  const [chosen, setChosen] = useState<Chosen>()
  const [previewed, setPreviewed] = useState<Previewed>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const { mutateAsync, isPending } = useCall(calls.add)
  const prepared = useMemo(
    () => chosen && prepareRows(chosen.kind, chosen.columns, chosen.answers, dayHere()),
    [chosen],
  )
  const close = () => {
    onClose()
    setChosen(undefined)
    setPreviewed(undefined)
  }
  const choose = (kind: RowKind, { rows, note }: Table) => {
    const columns = readColumns(kind, rows)
    if (columns.rows.length === 0) return 'There are no rows in it.'
    if (columns.rows.length > mostRows) return `A list can have at most ${mostRows} rows. Please split it.`
    setChosen({ kind, note, columns, answers: { words: {} } })
    return undefined
  }
  const preview = async () => {
    if (!chosen || !prepared) return
    const sent = prepared.rows.filter(({ problems }) => problems.length === 0)
    try {
      const rows = sent.map(({ cells }) => cells)
      const outcome =
        rows.length > 0
          ? await mutateAsync({ body: { kind: chosen.kind, rows, preview: true } })
          : { added: 0, batch: null, problems: [], duplicates: [] }
      setLeftOut(new Set(outcome.duplicates.map(({ row }) => sent[row]!.line)))
      setPreviewed({ sent, outcome })
    } catch (error) {
      toastFailure(error, 'No preview', 'Failed to check the list. Please try again.')
    }
  }
  const shown = prepared && previewed && withOutcome(prepared.rows, previewed.sent, previewed.outcome)
  const wanted = shown?.filter(({ line, problems }) => problems.length === 0 && !leftOut.has(line)) ?? []
  const add = async () => {
    if (!chosen) return
    try {
      const { batch, added } = await mutateAsync({
        body: { kind: chosen.kind, rows: wanted.map(({ cells }) => cells) },
      })
      close()
      toast({
        title: 'List imported',
        text: `${counted(chosen.kind, added)} added.`,
        ...(batch !== null && { action: { label: 'Undo', onSelect: () => void undoBatch(batch) } }),
      })
    } catch (error) {
      toastFailure(error, 'Nothing was added', 'Failed to add the list. Please try again.')
    }
  }
  return (
    <ListSteps
      title="Import a List"
      open={open}
      onClose={close}
      step={shown ? 'preview' : chosen ? 'columns' : 'choose'}
      isPending={isPending}
      onBack={() => (shown ? setPreviewed(undefined) : setChosen(undefined))}
      onPreview={() => void preview()}
      onAdd={() => void add()}
      addLabel={chosen ? `Add ${counted(chosen.kind, wanted.length)}` : ''}
      canAdd={wanted.length > 0}
    >
      {!chosen && (
        <ChooseStep onChoose={(table) => choose(kind, table)}>
          <NativeSelect
            label="The List Has"
            value={kind}
            onChange={({ target }) => setKind(rowKinds.find((one) => one === target.value) ?? kind)}
          >
            <Options labels={Object.fromEntries(rowKinds.map((one) => [one, kindWords[one]]))} />
          </NativeSelect>
        </ChooseStep>
      )}
      {chosen && prepared && !shown && (
        <ColumnsStep
          kind={chosen.kind}
          note={chosen.note}
          columns={chosen.columns}
          answers={chosen.answers}
          prepared={prepared}
          onColumns={(columns) => setChosen({ ...chosen, columns })}
          onAnswers={(answers) => setChosen({ ...chosen, answers })}
        />
      )}
      {chosen && shown && <PreviewStep kind={chosen.kind} rows={shown} leftOut={leftOut} onLeaveOut={setLeftOut} />}
    </ListSteps>
  )
}
