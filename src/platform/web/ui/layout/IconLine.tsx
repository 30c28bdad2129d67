import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One fact on a card, with an icon for its kind. */
export const IconLine = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-start gap-2.5">
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
