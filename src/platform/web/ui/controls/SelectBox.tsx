import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

/** A native select without a label above it, with the arrow of this product. `className` is of the box around it. */
export const SelectBox = ({ className, ...select }: ComponentProps<'select'>) => (
  <div className={joined('relative', className)}>
    <select {...select} className={joined(controlClass, 'appearance-none pr-9')} />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
    />
  </div>
)
