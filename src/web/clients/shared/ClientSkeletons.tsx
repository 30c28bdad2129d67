import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { Skeleton } from '#web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'

const places = 6

export function ClientSkeletons() {
  return (
    <div role="status" aria-busy aria-label="Loading your clients" className={cardGrid}>
      {Array.from({ length: places }, (_, place) => (
        <div key={place} className="rounded-md border border-line bg-card p-5 shadow-card">
          <div className="flex items-center gap-3">
            <Skeletons of={['size-11 rounded-full', 'h-6 w-20 rounded-full']} />
          </div>
          <Skeleton className="mt-4 h-6 w-4/5" />
          <div className="mt-4 space-y-3 border-t border-line pt-4">
            <Skeletons of={['h-4 w-2/3', 'h-4 w-4/5', 'h-4 w-1/2']} />
          </div>
        </div>
      ))}
    </div>
  )
}
