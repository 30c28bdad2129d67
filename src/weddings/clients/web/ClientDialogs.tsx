import { lazy, Suspense, useRef } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { DeleteClientDialog } from '#weddings/clients/web/DeleteClientDialog.tsx'
import type { ReDatingOf } from '#weddings/clients/web/re-dating.ts'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#weddings/clients/web/EditClientDialog.tsx')
const EditClientDialog = lazy(load)

export type OpenDialog = { kind: 'edit' | 'delete'; client: Client }

type Props = { dialog: OpenDialog | undefined; reDatingOf: ReDatingOf; onClose: () => void }

/** The two dialogs of the list. The last client stays mounted, so that the closing animation runs. */
export function ClientDialogs({ dialog, reDatingOf, onClose }: Props) {
  useFetchedAhead(load)
  const last = useRef<Partial<Record<OpenDialog['kind'], Client>>>({})
  if (dialog) last.current[dialog.kind] = dialog.client
  const { edit, delete: remove } = last.current
  return (
    <>
      {edit && (
        <Suspense>
          <EditClientDialog
            key={edit.id}
            client={edit}
            open={dialog?.kind === 'edit'}
            reDatingOf={reDatingOf}
            onClose={onClose}
          />
        </Suspense>
      )}
      {remove && <DeleteClientDialog client={remove} open={dialog?.kind === 'delete'} onClose={onClose} />}
    </>
  )
}
