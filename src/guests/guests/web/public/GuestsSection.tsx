import { useCallback, useState, type ComponentType } from 'react'
import * as listCalls from '#guests/guest-lists/contract/calls.ts'
import { noFilters, type ListedEnvelope } from '#guests/guests/web/rows.ts'
import * as partCalls from '#guests/guests/contract/parts/calls.ts'
import { GuestList } from '#guests/guests/web/GuestList.tsx'
import type { Couple } from '#guests/guests/web/guest-words.ts'
import { undoOwn } from '#guests/guests/web/undo-own.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { t } from '#platform/web/locale/t.ts'

type ImportProps = { client: Couple & { id: number }; undo: ((batch: number) => void) | undefined }
type Props = {
  clientId: number
  couple: Couple
  envelopes: readonly ListedEnvelope[]
  /** Only the couple itself undoes by the portal; planners have the history. */
  isOwn: boolean
  /** Brings a list, where the couple may edit. */
  Import?: ComponentType<ImportProps> | undefined
  /** Makes links by which guests answer, where the couple may edit. */
  Links?: ComponentType<{ client: ImportProps['client'] }> | undefined
  More?: ComponentType<{ clientId: number; envelopeId: number }> | undefined
}

/** The guest list in the portal. */
export default function GuestsSection({ clientId, couple, envelopes, isOwn, Import, Links, More }: Props) {
  const client = { ...couple, id: clientId }
  const input = { params: { id: clientId } }
  const { data: parts } = useAnswer(partCalls.list, input)
  const { data: settings } = useAnswer(listCalls.read, input)
  // The portal has no router, and keeps its filters as long as the section is open.
  const [filters, setFilters] = useState(noFilters)
  const undoOfCouple = useCallback((batch: number) => void undoOwn(clientId, batch), [clientId])
  const undo = isOwn ? undoOfCouple : undefined
  if (!parts || !settings)
    return (
      <LoadingArea label={t('Loading the {what}', { what: t('guests') })} className="grid gap-4">
        <Skeletons of={['h-10 rounded-md', 'h-96 rounded-md']} />
      </LoadingArea>
    )
  return (
    <GuestList
      clientId={clientId}
      couple={couple}
      isPlanner={false}
      may={settings.coupleMay}
      envelopes={envelopes}
      parts={parts}
      filters={filters}
      onFilter={(change) => setFilters((now) => ({ ...now, ...change }))}
      {...(undo && { undo })}
      More={More}
    >
      {settings.coupleMay === 'edit' && (
        <Later>
          {Import && <Import client={client} undo={undo} />}
          {Links && envelopes.length > 0 && <Links client={client} />}
        </Later>
      )}
    </GuestList>
  )
}
