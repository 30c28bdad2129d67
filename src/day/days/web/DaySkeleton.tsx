import { Card } from '#platform/web/ui/layout/Card.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

export const DaySkeleton = () => (
  <Card role="status" aria-busy aria-label="Loading the day">
    <Skeletons of={['h-10 rounded-md', 'h-64 rounded-md']} />
  </Card>
)
