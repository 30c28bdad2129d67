import { CardSkeletons } from '#platform/web/ui/layout/CardSkeletons.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

export const ClientSkeletons = () => (
  <CardSkeletons label="Loading your clients">
    <div className="flex items-center gap-3">
      <Skeletons of={['size-11 rounded-full', 'h-6 w-20 rounded-full']} />
    </div>
    <Skeleton className="mt-4 h-6 w-4/5" />
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <Skeletons of={['h-4 w-2/3', 'h-4 w-4/5', 'h-4 w-1/2']} />
    </div>
  </CardSkeletons>
)
