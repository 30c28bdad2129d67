import { useEffect } from 'react'
import OfflineLayer from '#web/offline/OfflineLayer.tsx'
import { keepPlaces } from '#web/shell/kept-places.ts'
import SwipeNavigation from '#web/shell/swipe/SwipeNavigation.tsx'
import printSheet from '#web/shell/print.css?url'
import { tellTimeZone } from '#web/shell/tell-time-zone.ts'

/** What the planner's pages do beside showing themselves. */
export default function PlannerLayer() {
  useEffect(tellTimeZone, [])
  useEffect(keepPlaces, [])
  return (
    <>
      <link rel="stylesheet" href={printSheet} media="print" />
      <OfflineLayer part="planner" />
      <SwipeNavigation />
    </>
  )
}
