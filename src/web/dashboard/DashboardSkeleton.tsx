import { Skeleton } from '#web/ui/Skeleton.tsx'

export function DashboardSkeleton() {
  return (
    <div aria-busy aria-label="Loading your dashboard" role="status" className="grid gap-5 lg:grid-cols-3">
      <div className="space-y-5 lg:col-span-2">
        <Skeleton className="h-56 rounded-md" />
        <Skeleton className="h-72 rounded-md" />
      </div>
      <div className="grid grid-cols-2 content-start gap-5 lg:grid-cols-1">
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
      </div>
    </div>
  )
}
