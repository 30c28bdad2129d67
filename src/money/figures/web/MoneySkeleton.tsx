import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

export const MoneySkeleton = () => (
  <LoadingArea label="Loading your money" className="space-y-6">
    <Skeletons of={['h-28 rounded-md', 'h-80 rounded-md', 'h-96 rounded-md']} />
  </LoadingArea>
)
