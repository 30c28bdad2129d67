import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

const widths = ['w-2/5', 'w-1/3', 'w-1/2', 'w-1/3', 'w-2/5']

export function InvoiceSkeletons() {
  return (
    <LoadingArea label="Loading your invoices" className="rounded-md border border-line bg-card px-5 lift-card">
      {widths.map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- skeletons are all the same
        <div key={index} className="flex items-center gap-4 border-b border-line py-5 last:border-0">
          <Skeleton className="h-4 w-16 max-sm:hidden" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeletons of={['ml-auto h-6 w-16 rounded-full', 'h-4 w-20']} />
        </div>
      ))}
    </LoadingArea>
  )
}
