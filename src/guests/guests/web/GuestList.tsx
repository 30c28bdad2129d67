import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import type { CoupleMay } from '#guests/guest-lists/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { ColumnChooser } from '#guests/guests/web/ColumnChooser.tsx'
import { columnsOf } from '#guests/guests/web/columns.ts'
import { saveCell } from '#guests/guests/web/edit-guests.ts'
import { ExportGuests } from '#guests/guests/web/ExportGuests.tsx'
import { GuestBar } from '#guests/guests/web/GuestBar.tsx'
import { GuestCards } from '#guests/guests/web/GuestCards.tsx'
import { GuestDialogs, type OpenForm } from '#guests/guests/web/GuestDialogs.tsx'
import { GuestFilterBar } from '#guests/guests/web/GuestFilterBar.tsx'
import { GuestGrid } from '#guests/guests/web/GuestGrid.tsx'
import { GuestTools } from '#guests/guests/web/GuestTools.tsx'
import { GuestTotals } from '#guests/guests/web/GuestTotals.tsx'
import type { Couple } from '#guests/guests/web/guest-words.ts'
import type { QuestionColumn } from '#guests/guests/web/public/guest-table.ts'
import { PasteDialogs } from '#guests/guests/web/paste/PasteDialogs.tsx'
import { usePaste } from '#guests/guests/web/paste/use-paste.ts'
import { Suggestions } from '#guests/guests/web/Suggestions.tsx'
import {
  envelopesOf,
  filterRows,
  rowsOf,
  tablesOf,
  totalsOf,
  type GuestFilters,
  type GuestRow,
  type ListedEnvelope,
} from '#guests/guests/web/rows.ts'
import { useShownColumns } from '#guests/guests/web/use-shown-columns.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { useIsPhone } from '#platform/web/ui/layout/use-is-phone.ts'
import { t } from '#platform/web/locale/t.ts'

export type PrintProps = {
  clientId: number
  envelopes: readonly ListedEnvelope[]
  shown: readonly ListedEnvelope[]
}

type Props = {
  clientId: number
  couple: Couple
  isPlanner: boolean
  may: CoupleMay
  envelopes: readonly ListedEnvelope[]
  parts: readonly Part[]
  filters: GuestFilters
  onFilter: (change: Partial<GuestFilters>) => void
  /** Undoes a batch of changes, where the viewer may. */
  undo?: (batch: number) => void
  /** What else there is to say of an envelope in its dialog. */
  More?: ComponentType<{ clientId: number; envelopeId: number }> | undefined
  /** Prints what is shown. */
  Print?: ComponentType<PrintProps> | undefined
  /** Reads what was replied to the couple's own questions, for the export. */
  readQuestions?: (() => Promise<QuestionColumn[]>) | undefined
  /** Further tools. */
  children?: ReactNode
}

function firstStep(may: CoupleMay, hasImport: boolean): string {
  if (may === 'read') return t('They are shown here as soon as your planner adds them.')
  return hasImport
    ? t('Add the first envelope: a family, a couple, or one person. Or import a list that you have.')
    : t('Add the first envelope: a family, a couple, or one person.')
}

/** The guest list of a wedding: a table, or cards on a phone, with filters and totals that follow them. */
export function GuestList(props: Props) {
  const {
    clientId,
    couple,
    isPlanner,
    may,
    envelopes,
    parts,
    filters,
    onFilter,
    undo,
    More,
    Print,
    readQuestions,
    children,
  } = props
  const isPhone = useIsPhone()
  const [form, setForm] = useState<OpenForm>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const columns = useMemo(() => columnsOf(parts, couple, isPlanner), [parts, couple, isPlanner])
  const { shown, isShown, toggle } = useShownColumns(columns)
  const rows = useMemo(() => rowsOf(envelopes), [envelopes])
  const found = useMemo(() => filterRows(rows, filters, parts), [rows, filters, parts])
  const totals = useMemo(() => totalsOf(found, parts), [found, parts])
  const tags = useMemo(() => [...new Set(envelopes.flatMap((one) => one.tags))].toSorted(), [envelopes])
  const tables = useMemo(() => tablesOf(rows), [rows])
  // What the filters hide is not changed unseen.
  const shownIds = found.flatMap(({ guest }) => guest?.id ?? [])
  const guestIds = shownIds.filter((id) => chosen.has(id))

  const { paste, asked, write, close } = usePaste({ clientId, rows: found, columns: shown, undo })

  const mayEdit = ({ envelope }: GuestRow) => may === 'edit' || (may === 'propose' && envelope.isProposed)
  const open = (row: GuestRow) => mayEdit(row) && setForm({ kind: 'envelope', id: row.envelope.id })
  const toggleChosen = (id: number) =>
    setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))

  const toggleAll = () => setChosen(new Set(guestIds.length < shownIds.length ? shownIds : []))

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-3">
        {rows.length > 0 && <GuestTotals totals={totals} />}
        <GuestTools mayAdd={may !== 'read'} mayEditParts={isPlanner} parts={parts} onOpen={setForm}>
          {children}
          {isPlanner && found.length > 0 && (
            <ExportGuests rows={found} parts={parts} couple={couple} readQuestions={readQuestions} />
          )}
          {Print && found.length > 0 && <Print clientId={clientId} envelopes={envelopes} shown={envelopesOf(found)} />}
        </GuestTools>
      </div>
      {isPlanner && <Suggestions envelopes={envelopes} />}
      {rows.length === 0 ? (
        <Card>
          <EmptyState title={t('No guests yet')} text={firstStep(may, Boolean(children))} />
        </Card>
      ) : (
        <>
          <GuestFilterBar
            filters={filters}
            onChange={onFilter}
            parts={parts}
            tags={tags}
            tables={tables}
            couple={couple}
          >
            {!isPhone && <ColumnChooser columns={columns} isShown={isShown} onToggle={toggle} />}
          </GuestFilterBar>
          {found.length === 0 ? (
            <Card>
              <EmptyState title={t('No guests found')} text={t('No guests match these filters.')} />
            </Card>
          ) : isPhone ? (
            <GuestCards rows={found} parts={parts} mayOpen={mayEdit} onOpen={open} />
          ) : (
            <GuestGrid
              rows={found}
              columns={shown}
              mayEdit={mayEdit}
              chosen={chosen}
              onToggle={toggleChosen}
              onToggleAll={toggleAll}
              onSave={saveCell}
              onOpen={open}
              onPaste={may === 'edit' ? paste : undefined}
            />
          )}
        </>
      )}
      {guestIds.length > 0 && may === 'edit' && (
        <GuestBar
          clientId={clientId}
          guestIds={guestIds}
          parts={parts}
          couple={couple}
          tags={tags}
          tables={tables}
          undo={undo}
          onEnd={() => setChosen(new Set())}
        />
      )}
      <PasteDialogs read={asked} onWrite={write} onClose={close} />
      <GuestDialogs
        clientId={clientId}
        couple={couple}
        isPlanner={isPlanner}
        envelopes={envelopes}
        parts={parts}
        form={form}
        onClose={() => setForm(undefined)}
        More={More}
      />
    </div>
  )
}
