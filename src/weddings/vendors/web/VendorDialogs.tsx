import { lazy, Suspense, useRef } from 'react'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { DeleteVendorDialog } from '#weddings/vendors/web/DeleteVendorDialog.tsx'

const load = () => import('#weddings/vendors/web/VendorDialog.tsx')
const VendorDialog = lazy(load)

export type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; vendor: Vendor }

/** The dialogs of the list. The last vendor stays mounted, so that the closing animation runs. */
export function VendorDialogs({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) {
  useFetchedAhead(load)
  const last = useRef<Partial<Record<OpenDialog['kind'], OpenDialog>>>({})
  if (dialog) last.current[dialog.kind] = dialog
  const { add, edit, delete: remove } = last.current
  return (
    <>
      <Suspense>
        {add && <VendorDialog open={dialog?.kind === 'add'} onClose={onClose} />}
        {edit && 'vendor' in edit && (
          <VendorDialog key={edit.vendor.id} vendor={edit.vendor} open={dialog?.kind === 'edit'} onClose={onClose} />
        )}
      </Suspense>
      {remove && 'vendor' in remove && (
        <DeleteVendorDialog vendor={remove.vendor} open={dialog?.kind === 'delete'} onClose={onClose} />
      )}
    </>
  )
}
