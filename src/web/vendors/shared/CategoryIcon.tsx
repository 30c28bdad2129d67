import {
  CakeSlice,
  Camera,
  Car,
  Disc3,
  Flower2,
  Landmark,
  Music,
  Palette,
  ScrollText,
  Sparkles,
  Store,
  UtensilsCrossed,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { VendorCategory } from '#contract/vendor-choices.ts'
import { joined } from '#web/ui/joined-classes.ts'

const icons: Record<VendorCategory, LucideIcon> = {
  photographer: Camera,
  florist: Flower2,
  caterer: UtensilsCrossed,
  baker: CakeSlice,
  musician: Music,
  venue: Landmark,
  decorator: Palette,
  transportation: Car,
  beauty: Sparkles,
  officiant: ScrollText,
  videographer: Video,
  dj: Disc3,
  other: Store,
}

/** Stands where a couple has its picture. */
export function CategoryIcon({ category, className = 'size-11' }: { category: string; className?: string }) {
  const Icon = icons[category as VendorCategory] ?? Store
  return (
    <span
      aria-hidden
      className={joined('grid shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink', className)}
    >
      <Icon className="size-5 stroke-[1.5]" />
    </span>
  )
}
