import type { LucideIcon } from 'lucide-react'
import { joined } from '#platform/web/ui/joined-classes.ts'

/** A decorative icon on a tinted ground. `className` sets its size and shape. */
export const IconTile = ({ icon: Icon, className }: { icon: LucideIcon; className: string }) => (
  <span aria-hidden className={joined('grid shrink-0 place-items-center bg-accent-soft text-accent-ink', className)}>
    <Icon className="size-5 stroke-[1.5]" />
  </span>
)
