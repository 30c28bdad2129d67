import type { ComponentType, ReactNode } from 'react'
import * as listCalls from '#guests/guest-lists/contract/calls.ts'
import * as calls from '#guests/guests/contract/calls.ts'
import * as partCalls from '#guests/guests/contract/parts/calls.ts'
import { CoupleMaySelect } from '#guests/guests/web/CoupleMaySelect.tsx'
import { GuestList, type PrintProps } from '#guests/guests/web/GuestList.tsx'
import type { QuestionColumn } from '#guests/guests/web/public/guest-table.ts'
import { noFilters } from '#guests/guests/web/rows.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'

const undo = (batch: number) => void undoBatch(batch)

type Props = {
  client: Client
  /** Further tools. */
  actions?: ReactNode
  above?: ReactNode
  /** What else there is to say of an envelope in its dialog. */
  More?: ComponentType<{ clientId: number; envelopeId: number }> | undefined
  Print?: ComponentType<PrintProps> | undefined
  /** Reads what was replied to the couple's own questions, for the export. */
  readQuestions?: () => Promise<QuestionColumn[]>
}

/** The guests of a wedding, as its planner keeps them. */
export function GuestsTab({ client, actions, above, More, Print, readQuestions }: Props) {
  const input = { params: { id: client.id } }
  const envelopes = useAnswer(calls.list, input, { as: 'planner' })
  const parts = useAnswer(partCalls.list, input)
  const settings = useAnswer(listCalls.read, input)
  const { filters, choose } = useFiltersInAddress(noFilters)
  if (!envelopes.data || !parts.data) {
    const failed = [envelopes, parts].find(({ isLoadingError }) => isLoadingError)
    if (failed) return <FailedState what="guests" onRetry={() => void failed.refetch()} pending={failed.isFetching} />
    return (
      <LoadingArea label="Loading the guests" className="grid gap-4">
        <Skeletons of={['h-10 rounded-md', 'h-96 rounded-md']} />
      </LoadingArea>
    )
  }
  return (
    <>
      {above}
      <GuestList
        clientId={client.id}
        couple={client}
        isPlanner
        may="edit"
        envelopes={envelopes.data}
        parts={parts.data}
        filters={filters}
        onFilter={choose}
        undo={undo}
        More={More}
        Print={Print}
        readQuestions={readQuestions}
      >
        {settings.data && <CoupleMaySelect clientId={client.id} value={settings.data.coupleMay} />}
        {actions}
      </GuestList>
    </>
  )
}
