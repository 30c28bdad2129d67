import { ofWedding, join, changeStatus, leave } from '#weddings/vendors/contract/calls.ts'
import type { WeddingVendorStatus } from '#weddings/vendors/contract/vendor-choices.ts'
import type { Vendor, WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { change } from '#platform/web/calls/change.ts'
import type { Cached } from '#platform/web/calls/pending-edits.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const byName = (one: WeddingVendor, other: WeddingVendor) => one.vendor.name.localeCompare(other.vendor.name)

/** How a wedding's vendors look with an edit. */
const parts = (clientId: number, edit: (now: WeddingVendor[]) => WeddingVendor[]) => (cached: Cached) =>
  cached.edit(ofWedding, (now) => edit(now as WeddingVendor[]) as typeof now, { params: { id: clientId } })

export function setPartStatus({ clientId, vendorId }: WeddingVendor, status: WeddingVendorStatus): void {
  void change(
    changeStatus,
    { params: { id: clientId, vendorId }, body: { status } },
    {
      optimistic: parts(clientId, (now) =>
        now.map((part) => (part.vendorId === vendorId ? { ...part, status } : part)),
      ),
      failure: 'Failed to change the status. Please try again.',
    },
  )
}

function bringBack(part: WeddingVendor): void {
  const { clientId, vendorId, status } = part
  void change(
    join,
    { params: { id: clientId }, body: { vendorId, status } },
    {
      meanwhile: parts(clientId, (now) => [...now.filter((other) => other.vendorId !== vendorId), part].sort(byName)),
      failure: 'Failed to bring the vendor back. Please try again.',
    },
  ).catch(() => {})
}

export function removePart(part: WeddingVendor): void {
  const { clientId, vendorId, vendor } = part
  void change(
    leave,
    { params: { id: clientId, vendorId } },
    {
      optimistic: parts(clientId, (now) => now.filter((other) => other.vendorId !== vendorId)),
      failure: 'Failed to remove the vendor. Please try again.',
      saved: () =>
        toast({
          title: 'Vendor removed',
          text: `${vendor.name} is no longer part of this wedding.`,
          action: { label: 'Undo', onSelect: () => bringBack(part) },
        }),
    },
  )
}

/** Resolves to whether the vendor was added. */
export function addPart(clientId: number, vendor: Vendor, status: WeddingVendorStatus): Promise<boolean> {
  const failure = 'Failed to add the vendor. Please try again.'
  return change(join, { params: { id: clientId }, body: { vendorId: vendor.id, status } }, { failure }).then(
    () => true,
    () => false,
  )
}

/** The vendors of one wedding. */
export function useWeddingVendors(id: number) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(ofWedding, { params: { id } }, { as: 'planner' })
  return { parts: data, failed: isLoadingError, isFetching, retry: () => void refetch() }
}
