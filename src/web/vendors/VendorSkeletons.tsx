import { Skeleton } from '#web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'

const places = 6

export function VendorSkeletons() {
  return (
    <div role="status" aria-busy aria-label="Loading your vendors" className={cardGrid}>
      {Array.from({ length: places }, (_, place) => (
        <div key={place} className="rounded-md border border-line bg-card p-5 shadow-card">
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
        </div>
      ))}
    </div>
  )
}
