import { Skeleton } from '#web/ui/Skeleton.tsx'

export function InvoicePageSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading the invoice" className="max-w-5xl">
      <Skeleton className="mb-3 h-9 w-28" />
      <Skeleton className="mb-2 h-10 w-64" />
      <Skeleton className="mb-8 h-5 w-48" />
      <Skeleton className="mb-6 h-24 rounded-md" />
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-72 rounded-md" />
        <Skeleton className="h-56 rounded-md" />
      </div>
    </div>
  )
}
