import { lazy, Suspense } from 'react'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { Couple } from '#guests/guests/web/guest-words.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const loadEnvelope = () => import('#guests/guests/web/EnvelopeDialog.tsx')
const EnvelopeDialog = lazy(loadEnvelope)
const loadPart = () => import('#guests/guests/web/PartDialog.tsx')
const PartDialog = lazy(loadPart)

/** By their ids; without one, the form is for a new one. */
export type OpenForm = { kind: 'envelope' | 'part'; id?: number }

type Props = {
  clientId: number
  couple: Couple
  isPlanner: boolean
  envelopes: readonly ListedEnvelope[]
  parts: readonly Part[]
  form: OpenForm | undefined
  onClose: () => void
}

export function GuestDialogs({ clientId, couple, isPlanner, envelopes, parts, form, onClose }: Props) {
  useFetchedAhead(loadEnvelope)
  useFetchedAhead(isPlanner ? loadPart : loadEnvelope)
  if (!form) return null
  const shared = { clientId, open: true, onClose }
  const envelope = envelopes.find(({ id }) => id === form.id)
  return (
    <Suspense>
      {form.kind === 'part' ? (
        <PartDialog {...shared} part={parts.find(({ id }) => id === form.id)} />
      ) : (
        <EnvelopeDialog {...shared} couple={couple} isPlanner={isPlanner} envelope={envelope} />
      )}
    </Suspense>
  )
}
