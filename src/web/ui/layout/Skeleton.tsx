import { joined } from '#web/ui/joined-classes.ts'

/** A quiet shape where content is about to be. Give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={joined('block animate-pulse rounded-sm bg-shimmer', className)} />
}
