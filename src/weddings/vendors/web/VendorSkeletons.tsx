import { CardSkeletons } from '#platform/web/ui/layout/CardSkeletons.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

export const VendorSkeletons = () => (
  <CardSkeletons label="Loading your vendors">
    <div className="flex items-center gap-3">
      <Skeletons of={['size-11 rounded-full', 'h-6 w-24 rounded-full']} />
    </div>
    <Skeletons of={['mt-4 h-6 w-3/5', 'mt-3 h-4 w-full']} />
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <Skeletons of={['h-4 w-1/2', 'h-4 w-2/3']} />
    </div>
    <div className="mt-5 grid grid-cols-2 gap-3">
      <Skeleton className="h-10 rounded-md" />
      <Skeleton className="h-10 rounded-md" />
    </div>
  </CardSkeletons>
)
