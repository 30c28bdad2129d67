import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

export function InvoicePageSkeleton() {
  return (
    <LoadingArea label="Loading the invoice" className="max-w-5xl">
      <Skeletons of={['mb-3 h-9 w-28', 'mb-2 h-10 w-64', 'mb-8 h-5 w-48', 'mb-6 h-24 rounded-md']} />
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
        <Skeletons of={['h-72 rounded-md', 'h-56 rounded-md']} />
      </div>
    </LoadingArea>
  )
}
