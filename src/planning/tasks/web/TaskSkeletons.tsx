import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3']

export function TaskSkeletons() {
  return (
    <LoadingArea label="Loading your tasks" className="rounded-md border border-line bg-card p-5 lift-card sm:p-6">
      <Skeleton className="mb-4 h-6 w-48" />
      {widths.map((width) => (
        <div key={width} className="flex items-center gap-4 border-b border-line py-4 last:border-0">
          <Skeleton className="size-5.5 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="ml-auto h-6 w-16 rounded-full" />
        </div>
      ))}
    </LoadingArea>
  )
}
