import { joined } from '#platform/web/ui/joined-classes.ts'

/** A placeholder while content loads. `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joined('block animate-pulse rounded-sm bg-shimmer', className)} />
}
