import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

export function ClientPageSkeleton() {
  return (
    <LoadingArea label="Loading the client">
      <Skeleton className="mb-3 h-9 w-28" />
      <div className="mb-8 flex items-center gap-5">
        <Skeleton className="size-20 rounded-full sm:size-24" />
        <div className="flex-1 space-y-3">
          <Skeletons of={['h-10 w-3/5', 'h-5 w-2/5']} />
        </div>
      </div>
      <Skeleton className="mb-6 h-11" />
      <div className="grid gap-5 lg:grid-cols-3">
        <Skeletons of={['h-112 rounded-md lg:col-span-2', 'h-56 rounded-md']} />
      </div>
    </LoadingArea>
  )
}
