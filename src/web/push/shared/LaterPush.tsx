import { lazy } from 'react'
import { WhenIdle } from '#web/ui/layout/WhenIdle.tsx'

const PushHere = lazy(() => import('#web/push/PushHere.tsx'))

export type Place = 'messages' | 'portal' | 'settings'

/** Notifications on this device, loaded when the page is idle. */
export const LaterPush = ({ place }: { place: Place }) => (
  <WhenIdle fallback={place === 'settings' && <div className="h-11" />}>
    <PushHere place={place} />
  </WhenIdle>
)
