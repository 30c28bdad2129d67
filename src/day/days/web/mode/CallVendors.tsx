import Phone from 'lucide-react/icons/phone'
import type { Day, Item } from '#day/days/contract/day-records.ts'

import { hrefOf } from '#day/days/web/public/reach.ts'

/** The vendors of an item whose numbers are known, to be called with one touch. */
export function CallVendors({ day, item }: { day: Day; item: Item }) {
  const vendors = day.vendors.flatMap(({ vendorId, name, phone }) => {
    const href = item.vendorIds.includes(vendorId) ? hrefOf('tel', phone ?? '') : undefined
    return href === undefined ? [] : [{ vendorId, name, href }]
  })
  if (vendors.length === 0) return null
  return (
    <ul className="day-mode-calls">
      {vendors.map(({ vendorId, name, href }) => (
        <li key={vendorId}>
          <a href={href} className="day-mode-call">
            <Phone aria-hidden className="size-4 shrink-0" />
            Call {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
