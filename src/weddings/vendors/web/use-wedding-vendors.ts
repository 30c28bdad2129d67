import { addSeveral, changeStatus, ofWedding, removeOne } from '#weddings/vendors/contract/calls.ts'
import type { VendorCategory, WeddingVendorStatus } from '#weddings/vendors/contract/vendor-choices.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { change } from '#platform/web/calls/change.ts'
import type { Cached } from '#platform/web/calls/pending-edits.ts'
import { undoBatch } from '#weddings/history/web/public/undo.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** How a wedding's vendors look with an edit. */
const parts = (clientId: number, edit: (now: WeddingVendor[]) => WeddingVendor[]) => (cached: Cached) =>
  cached.edit(ofWedding, (now) => edit(now as WeddingVendor[]) as typeof now, { params: { id: clientId } })

export function setPartStatus({ clientId, vendorId, status: seen }: WeddingVendor, status: WeddingVendorStatus): void {
  void change(
    changeStatus,
    { params: { id: clientId, vendorId }, body: { status, previous: { status: seen } } },
    {
      optimistic: parts(clientId, (now) =>
        now.map((part) => (part.vendorId === vendorId ? { ...part, status } : part)),
      ),
      failure: 'Failed to change the status. Please try again.',
    },
  )
}

export function removePart(part: WeddingVendor): void {
  const { clientId, vendorId, vendor } = part
  void change(
    removeOne,
    { params: { id: clientId }, body: { vendorId } },
    {
      optimistic: parts(clientId, (now) => now.filter((other) => other.vendorId !== vendorId)),
      failure: 'Failed to remove the vendor. Please try again.',
    },
  )
    .then(({ batch }) =>
      toast({
        title: 'Vendor removed',
        text: `${vendor.name} is no longer part of this wedding.`,
        ...(batch !== null && { action: { label: 'Undo', onSelect: () => void undoBatch(batch) } }),
      }),
    )
    .catch(() => {})
}

type Chosen = {
  vendorIds: number[]
  added: { name: string; category: VendorCategory }[]
  status: WeddingVendorStatus
}

/** Adds the chosen vendors at once. Resolves to whether they were added. */
export async function addParts(clientId: number, chosen: Chosen): Promise<boolean> {
  const failure = 'Failed to add the vendors. Please try again.'
  try {
    const { batch, changed, booked } = await change(addSeveral, { params: { id: clientId }, body: chosen }, { failure })
    const elsewhere = booked.map(({ vendor, couple }) => ` ${vendor} is already booked for ${couple} on this day.`)
    toast({
      title: 'Vendors added',
      text: `${counted(changed, 'vendor')} joined this wedding.${elsewhere.join('')}`,
      ...(batch !== null && { action: { label: 'Undo', onSelect: () => void undoBatch(batch) } }),
    })
    return true
  } catch {
    return false
  }
}

/** The vendors of one wedding. */
export function useWeddingVendors(id: number) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(ofWedding, { params: { id } }, { as: 'planner' })
  return { parts: data, failed: isLoadingError, isFetching, retry: () => void refetch() }
}
