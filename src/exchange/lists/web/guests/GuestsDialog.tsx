import { useMemo, useState } from 'react'
import * as calls from '#exchange/lists/contract/calls.ts'
import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import { mostGuestRows, type DuplicateWay } from '#exchange/lists/contract/list-choices.ts'
import { ChooseStep } from '#exchange/lists/web/ChooseStep.tsx'
import { ColumnChoices } from '#exchange/lists/web/ColumnChoices.tsx'
import { fieldsFor, withoutPlanners } from '#exchange/lists/web/guests/column-fields.ts'
import { GuestPreview } from '#exchange/lists/web/guests/GuestPreview.tsx'
import { readGuestColumns, type GuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { importedInWords } from '#exchange/lists/web/guests/imported-words.ts'
import { prepareGuests } from '#exchange/lists/web/guests/prepare-guests.ts'
import { sentRows, withGuestOutcome } from '#exchange/lists/web/guests/sent-rows.ts'
import { ListSteps } from '#exchange/lists/web/ListSteps.tsx'
import type { Answers, PreparedRow } from '#exchange/lists/web/prepared.ts'
import type { Table } from '#exchange/lists/web/table.ts'
import * as parts from '#guests/guests/contract/parts/calls.ts'
import { sideWords } from '#guests/guests/contract/side-words.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { localeHere } from '#platform/web/locale/here.ts'
import { languageHere, t } from '#platform/web/locale/t.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

type Props = {
  client: Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName'>
  isPlanner: boolean
  /** Undoes a batch of changes, where the viewer may. */
  undo: ((batch: number) => void) | undefined
  open: boolean
  onClose: () => void
}
type Chosen = { columns: GuestColumns; words: Answers['words'] }
/** The rows stay those that were sent, whatever changes around the dialog meanwhile. */
type Previewed = { rows: PreparedRow[]; sent: PreparedRow[]; outcome: ListOutcome; way: DuplicateWay }

const tooMany = () => t('A list can have at most {most} guests. Please split it.', { most: mostGuestRows })
const isRight = ({ problems }: PreparedRow) => problems.length === 0

/** Imports the guests of a wedding in three steps: the file, its columns, and a preview. */
export default function GuestsDialog({ client, isPlanner, undo, open, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen>()
  const [previewed, setPreviewed] = useState<Previewed>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const { data: known } = useAnswer(parts.list, { params: { id: client.id } })
  const { mutateAsync, isPending } = useCall(calls.add)
  const partNames = useMemo(() => known?.map(({ name }) => name) ?? [], [known])
  const { partnerOneName, partnerTwoName } = client
  const prepared = useMemo(
    () =>
      chosen &&
      prepareGuests(chosen.columns, {
        home: localeHere().region.country,
        sides: sideWords({ partnerOneName, partnerTwoName }),
        words: chosen.words,
        isPlanner,
      }),
    [chosen, partnerOneName, partnerTwoName, isPlanner],
  )
  const close = () => {
    onClose()
    setChosen(undefined)
    setPreviewed(undefined)
  }
  const choose = ({ rows }: Table) => {
    const found = readGuestColumns(rows, partNames)
    const columns = isPlanner ? found : withoutPlanners(found)
    if (columns.rows.length === 0) return t('There are no rows in it.')
    if (columns.rows.length > mostGuestRows) return tooMany()
    setChosen({ columns, words: {} })
    return undefined
  }
  const send = (rows: readonly PreparedRow[], duplicates: DuplicateWay, preview: boolean) =>
    mutateAsync({
      body: {
        kind: 'guests',
        clientId: client.id,
        rows: sentRows(rows),
        duplicates,
        preview,
        ...(!isPlanner && { language: languageHere() }),
      },
    })
  const preview = async (way: DuplicateWay) => {
    const rows = previewed?.rows ?? prepared?.rows ?? []
    const sent = rows.filter(isRight)
    if (sent.length > mostGuestRows) {
      toast({ title: t('No preview'), text: tooMany(), variant: 'destructive' })
      return
    }
    try {
      const outcome =
        sent.length > 0
          ? await send(sent, way, true)
          : { added: 0, batch: null, problems: [], duplicates: [], rows: [] }
      setPreviewed({ rows, sent, outcome, way })
    } catch (error) {
      toastFailure(error, t('No preview'), t('Failed to check the list. Please try again.'))
    }
  }
  const shown = previewed && withGuestOutcome(previewed.rows, previewed.sent, previewed.outcome)
  const wanted = shown?.filter((row, number) => isRight(row) && !leftOut.has(number)) ?? []
  const add = async () => {
    try {
      const { batch, rows = [] } = await send(wanted, previewed?.way ?? 'merge', false)
      const count = (becomes: string) => rows.filter((row) => row.becomes === becomes).length
      close()
      toast({
        title: t('List imported'),
        text: batch === null ? t('All of it was there already.') : importedInWords(count('added'), count('merged')),
        ...(undo && batch !== null && { action: { label: t('Undo'), onSelect: () => undo(batch) } }),
      })
    } catch (error) {
      toastFailure(error, t('Nothing was added'), t('Failed to add the list. Please try again.'))
    }
  }
  const back = () => (shown ? setPreviewed(undefined) : setChosen(undefined))
  return (
    <ListSteps
      title={t('Import Guests')}
      open={open}
      onClose={close}
      step={shown ? 'preview' : chosen ? 'columns' : 'choose'}
      isPending={isPending}
      onBack={back}
      onPreview={() => {
        setLeftOut(new Set())
        void preview('merge')
      }}
      onAdd={() => void add()}
      addLabel={t('Import {count, plural, one {# guest} other {# guests}}', { count: wanted.length })}
      canAdd={wanted.length > 0}
    >
      {!chosen && <ChooseStep onChoose={choose} hint={t('CSV or XLSX')} />}
      {chosen && prepared && !shown && (
        <div className="space-y-5">
          <p className="text-sm text-muted">
            {t('{count, plural, one {# guest} other {# guests}} in the list.', { count: prepared.rows.length })}
          </p>
          <ColumnChoices
            columns={chosen.columns}
            fieldsFor={(column) => fieldsFor(chosen.columns, column, partNames, isPlanner)}
            onFields={(fields) => setChosen({ ...chosen, columns: { ...chosen.columns, fields } })}
            unknown={prepared.unknown}
            words={chosen.words}
            onWords={(words) => setChosen({ ...chosen, words })}
          />
        </div>
      )}
      {prepared && previewed && shown && (
        <GuestPreview
          rows={shown}
          warnings={prepared.warnings}
          hasDuplicates={previewed.way === 'add' || previewed.outcome.duplicates.length > 0}
          way={previewed.way}
          onWay={(way) => void preview(way)}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
        />
      )}
    </ListSteps>
  )
}
