import { startTransition, useEffect, useState } from 'react'
import OfflineLayer from '#web/offline/OfflineLayer.tsx'
import { keepPlaces } from '#web/shell/kept-places.ts'
import { keepRecentCouples } from '#web/shell/recent-couples.ts'
import ShortcutSheet from '#web/shell/ShortcutSheet.tsx'
import SwipeNavigation from '#web/shell/swipe/SwipeNavigation.tsx'
import printSheet from '#web/shell/print.css?url'
import { tellTimeZone } from '#web/shell/tell-time-zone.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

/** What the planner's pages run in the background, in separate idle tasks so that none blocks a slow phone. */
export default function PlannerLayer() {
  const [rested, setRested] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setRested(true))), [])
  useEffect(() => {
    if (rested) whenIdle(tellTimeZone)
  }, [rested])
  useEffect(keepPlaces, [])
  useEffect(keepRecentCouples, [])
  return (
    <>
      <link rel="stylesheet" href={printSheet} media="print" />
      <OfflineLayer part="planner" />
      <ShortcutSheet />
      {rested && <SwipeNavigation />}
    </>
  )
}
