import CakeSlice from 'lucide-react/icons/cake-slice'
import Camera from 'lucide-react/icons/camera'
import Car from 'lucide-react/icons/car'
import Disc3 from 'lucide-react/icons/disc-3'
import Flower2 from 'lucide-react/icons/flower-2'
import Landmark from 'lucide-react/icons/landmark'
import Music from 'lucide-react/icons/eighth-notes'
import Palette from 'lucide-react/icons/palette'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sparkles from 'lucide-react/icons/sparkles'
import Store from 'lucide-react/icons/store'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import Video from 'lucide-react/icons/video'
import type { LucideIcon } from 'lucide-react'
import type { VendorCategory } from '#weddings/vendors/contract/vendor-choices.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { IconTile } from '#platform/web/ui/layout/IconTile.tsx'

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

/** The icon of a category, in the place of an avatar. */
export function CategoryIcon({ category, className = 'size-11' }: { category: string; className?: string }) {
  const Icon = icons[category as VendorCategory] ?? Store
  return <IconTile icon={Icon} className={joined('rounded-full', className)} />
}
