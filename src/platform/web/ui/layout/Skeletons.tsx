import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

/** Several skeletons, one below the other. */
export const Skeletons = ({ of }: { of: readonly string[] }) =>
  of.map((className) => <Skeleton key={className} className={className} />)
