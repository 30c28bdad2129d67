import { useState } from 'react'
import { useLocation } from '#platform/web/router/Router.tsx'
import { rememberHint, SwipeHint } from '#app/web/shell/swipe/SwipeHint.tsx'
import { SwipePill } from '#app/web/shell/swipe/SwipePill.tsx'
import { SwipeTutorial } from '#app/web/shell/swipe/SwipeTutorial.tsx'
import { placeOf } from '#app/web/shell/swipe/swipe-rules.ts'
import { useSwipe } from '#app/web/shell/swipe/use-swipe.ts'
import { useIsPhone } from '#platform/web/ui/layout/use-is-phone.ts'

const dismissedKey = 'swipe-tutorial-dismissed'

/** Swiping between the three main pages, on small screens. */
export default function SwipeNavigation() {
  const path = useLocation().path
  const isPhone = useIsPhone()
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) === 'true')
  /** Swiping is explained only on pages where it works. */
  const teaches = isPhone && placeOf(path) !== undefined
  useSwipe()

  const dismiss = () => {
    localStorage.setItem(dismissedKey, 'true')
    rememberHint()
    setDismissed(true)
  }
  return (
    <>
      {teaches && !dismissed && <SwipeTutorial onDismiss={dismiss} />}
      {teaches && dismissed && <SwipeHint />}
      {isPhone && <SwipePill path={path} />}
    </>
  )
}
