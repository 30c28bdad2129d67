import { startTransition, useEffect, useState } from 'react'
import OfflineLayer from '#platform/web/offline/OfflineLayer.tsx'
import { keepScrollPositions } from '#platform/web/router/scroll-positions.ts'
import { keepRecentCouples } from '#weddings/clients/web/public/recent-couples.ts'
import ShortcutSheet from '#app/web/shell/ShortcutSheet.tsx'
import SwipeNavigation from '#app/web/shell/swipe/SwipeNavigation.tsx'
import printSheet from '#app/web/shell/print.css?url'
import { tellTimeZone } from '#app/web/shell/tell-time-zone.ts'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'
import { whenIdle } from '#platform/web/ui/when-idle.ts'

const fetchAhead = () => void loadInBackground(() => import('#app/web/shell/warm-up.ts')).then(({ warmUp }) => warmUp())

/** What the planner's pages run in the background, in separate idle tasks so that none blocks a slow phone. */
export default function PlannerLayer() {
  const [rested, setRested] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setRested(true))), [])
  useEffect(() => {
    if (rested) whenIdle(tellTimeZone)
  }, [rested])
  useEffect(keepScrollPositions, [])
  useEffect(keepRecentCouples, [])
  return (
    <>
      <link rel="stylesheet" href={printSheet} media="print" />
      <OfflineLayer part="planner" fetchAhead={fetchAhead} />
      <ShortcutSheet />
      {rested && <SwipeNavigation />}
    </>
  )
}
