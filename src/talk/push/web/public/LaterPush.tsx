import { lazy } from 'react'
import type { Place } from '#talk/push/web/public/place.ts'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'

const PushHere = lazy(() => import('#talk/push/web/PushHere.tsx'))

/** Notifications on this device, loaded when the page is idle. */
export const LaterPush = ({ place }: { place: Place }) => (
  <WhenIdle fallback={place === 'settings' && <div className="h-11" />}>
    <PushHere place={place} />
  </WhenIdle>
)
