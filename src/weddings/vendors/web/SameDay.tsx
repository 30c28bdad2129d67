import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { isFirm } from '#weddings/vendors/contract/vendor-choices.ts'

/** For which other couples the vendor works on this day, or may. */
export function SameDay({ part: { status, sameDay } }: { part: WeddingVendor }) {
  const firm = sameDay.filter((other) => isFirm(other.status))
  const open = sameDay.filter((other) => !isFirm(other.status))
  return (
    <>
      {firm.length > 0 && (
        <p className="mt-0.5 text-sm wrap-anywhere text-amber-text">
          {isFirm(status) ? 'Also' : 'Already'} booked for {couplesOf(firm)} on this day
        </p>
      )}
      {open.length > 0 && (
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">Also considered for {couplesOf(open)} on this day</p>
      )}
    </>
  )
}

const couplesOf = (others: WeddingVendor['sameDay']) => others.map(({ couple }) => couple).join(' and ')
