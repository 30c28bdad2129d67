import Phone from 'lucide-react/icons/phone'
import type { Day, Item } from '#contract/day-records.ts'

/** The vendors of an item whose numbers are known, to be called with one touch. */
export function CallVendors({ day, item }: { day: Day; item: Item }) {
  const vendors = day.vendors.filter(({ vendorId, phone }) => phone && item.vendorIds.includes(vendorId))
  if (vendors.length === 0) return null
  return (
    <ul className="day-mode-calls">
      {vendors.map(({ vendorId, name, phone }) => (
        <li key={vendorId}>
          <a href={`tel:${(phone ?? '').replace(/[^\d+]/g, '')}`} className="day-mode-call">
            <Phone aria-hidden className="size-4 shrink-0" />
            Call {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
