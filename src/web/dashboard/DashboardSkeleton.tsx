import { Skeleton } from '#web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'

export function DashboardSkeleton() {
  return (
    <div aria-busy aria-label="Loading your dashboard" role="status" className="space-y-5">
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} className="h-24 rounded-md" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-3">
        <div className="space-y-5 lg:col-span-2">
          <Skeletons of={['h-56 rounded-md', 'h-72 rounded-md']} />
        </div>
        <Skeleton className="h-72 rounded-md" />
      </div>
    </div>
  )
}
