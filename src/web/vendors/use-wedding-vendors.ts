import { contract } from '#contract/index.ts'
import type { WeddingVendorStatus } from '#contract/vendor-choices.ts'
import type { Vendor, WeddingVendor } from '#contract/vendors.ts'
import { cache, keyOf, refetchAbout, useAnswer } from '#web/api.ts'
import { call } from '#web/call.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

const { ofWedding, join, changeStatus, leave } = contract.vendors
const keyFor = (id: number) => keyOf(ofWedding, { params: { id } })
const byName = (one: WeddingVendor, other: WeddingVendor) => one.vendor.name.localeCompare(other.vendor.name)

/** Shows a change at once; the server's list comes afterwards, whether it took the change or not. */
async function change(
  clientId: number,
  edit: (now: WeddingVendor[]) => WeddingVendor[],
  send: () => Promise<unknown>,
  failure: string,
): Promise<boolean> {
  await cache.cancelQueries({ queryKey: keyFor(clientId) })
  cache.setQueryData<WeddingVendor[]>(keyFor(clientId), (now) => now && edit(now))
  try {
    await send()
    return true
  } catch (error) {
    toastFailure(error, 'Error', failure)
    return false
  } finally {
    void refetchAbout(join.about)
  }
}

export function setPartStatus({ clientId, vendorId }: WeddingVendor, status: WeddingVendorStatus) {
  return change(
    clientId,
    (now) => now.map((part) => (part.vendorId === vendorId ? { ...part, status } : part)),
    () => call(changeStatus, { params: { id: clientId, vendorId }, body: { status } }),
    'Failed to change the status. Please try again.',
  )
}

function bringBack(part: WeddingVendor) {
  const { clientId, vendorId, status } = part
  return change(
    clientId,
    (now) => [...now.filter((other) => other.vendorId !== vendorId), part].sort(byName),
    () => call(join, { params: { id: clientId }, body: { vendorId, status } }),
    'Failed to bring the vendor back. Please try again.',
  )
}

export async function removePart(part: WeddingVendor): Promise<void> {
  const { clientId, vendorId, vendor } = part
  const removed = await change(
    clientId,
    (now) => now.filter((other) => other.vendorId !== vendorId),
    () => call(leave, { params: { id: clientId, vendorId } }),
    'Failed to remove the vendor. Please try again.',
  )
  if (!removed) return
  toast({
    title: 'Vendor removed',
    text: `${vendor.name} is no longer part of this wedding.`,
    action: { label: 'Undo', onSelect: () => void bringBack(part) },
  })
}

export function addPart(clientId: number, vendor: Vendor, status: WeddingVendorStatus): Promise<boolean> {
  return change(
    clientId,
    (now) => now,
    () => call(join, { params: { id: clientId }, body: { vendorId: vendor.id, status } }),
    'Failed to add the vendor. Please try again.',
  )
}

/** The vendors of one wedding, as its planner sees them. */
export function useWeddingVendors(id: number) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(ofWedding, { params: { id } })
  // The call serves couples too, who see less; here it is always the planner who asks.
  return { parts: data as WeddingVendor[] | undefined, failed: isLoadingError, isFetching, retry: () => void refetch() }
}
