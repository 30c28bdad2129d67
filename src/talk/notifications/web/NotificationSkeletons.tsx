import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

export function NotificationSkeletons({ rows }: { rows: number }) {
  return (
    <ul aria-busy aria-label="Loading notifications">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row} className="flex gap-3 border-b border-line px-2 py-4 last:border-0">
          <Skeleton className="mt-1.5 size-2 rounded-full" />
          <span className="flex-1 space-y-2">
            <Skeletons of={['h-4 w-2/5', 'h-4 w-4/5']} />
          </span>
        </li>
      ))}
    </ul>
  )
}
