import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3']

export function TemplateSkeletons({ label }: { label: string }) {
  return (
    <LoadingArea label={label} className="rounded-md border border-line bg-card px-4 lift-card">
      {widths.map((width) => (
        <div key={width} className="flex h-11 items-center gap-4 border-b border-line last:border-0">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="ml-auto h-4 w-24" />
        </div>
      ))}
    </LoadingArea>
  )
}
