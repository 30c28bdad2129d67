import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { Couple } from '#guests/guests/web/guest-words.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import { t } from '#platform/web/locale/t.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
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
  More?: ComponentType<{ clientId: number; envelopeId: number }> | undefined
}

export function GuestDialogs({ clientId, couple, isPlanner, envelopes, parts, form, onClose, More }: Props) {
  useFetchedAhead(loadEnvelope)
  useFetchedAhead(isPlanner ? loadPart : loadEnvelope)
  if (!form) return null
  const shared = { clientId, open: true, onClose }
  const envelope = envelopes.find(({ id }) => id === form.id)
  const part = parts.find(({ id }) => id === form.id)
  // Somebody else has deleted it; the form must not make it again.
  if (form.id !== undefined && !(form.kind === 'part' ? part : envelope)) return <Gone onClose={onClose} />
  return (
    <Suspense>
      {form.kind === 'part' ? (
        <PartDialog {...shared} part={part} />
      ) : (
        <EnvelopeDialog
          {...shared}
          couple={couple}
          isPlanner={isPlanner}
          parts={parts}
          envelope={envelope}
          More={More}
        />
      )}
    </Suspense>
  )
}

function Gone({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({ title: t('No longer there'), text: t('Someone else has deleted this in the meantime.') })
    onClose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [])
  return null
}
