import { useEffect } from 'react'
import OfflineLayer from '#web/offline/OfflineLayer.tsx'
import SwipeNavigation from '#web/shell/swipe/SwipeNavigation.tsx'
import { tellTimeZone } from '#web/shell/tell-time-zone.ts'

/** What the planner's pages do beside showing themselves. */
export default function PlannerLayer() {
  useEffect(tellTimeZone, [])
  return (
    <>
      <OfflineLayer part="planner" />
      <SwipeNavigation />
    </>
  )
}
