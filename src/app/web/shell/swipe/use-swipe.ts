import { useEffect } from 'react'
import { navigate } from '#platform/web/router/router.ts'
import { placeOf, stepOf, swipingWorks, type Move } from '#app/web/shell/swipe/swipe-rules.ts'
import { swipeMayStart } from '#app/web/shell/swipe/where-swipes-start.ts'

const vibrationMs = 50
const effectMs = 300

function shrinkBriefly(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document
    .getElementById('page')
    ?.animate([{ transform: 'none' }, { transform: 'scale(0.96)', opacity: 0.7 }, { transform: 'none' }], {
      duration: effectMs,
      easing: 'ease-out',
    })
}

/** Goes to the neighbouring page after a horizontal swipe. */
export function useSwipe(): void {
  useEffect(() => {
    let start: Move | undefined
    const touch = ({ touches, target }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined
      const counts = finger && swipingWorks(innerWidth) && swipeMayStart(target)
      start = counts ? { x: finger.clientX, y: finger.clientY } : undefined
      // Touch events go to the element first touched. If a navigation has removed it from the document, only listeners on the element itself still receive them.
      if (counts) target?.addEventListener('touchend', lift as EventListener, { once: true, passive: true })
    }
    const lift = ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      // `location` is updated before the next page is rendered, so a quick second swipe starts from there.
      const place = placeOf(location.pathname)
      if (!start || !finger || !place) return
      const step = stepOf({ x: finger.clientX - start.x, y: finger.clientY - start.y })
      start = undefined
      if (step === 0) return
      navigator.vibrate?.(vibrationMs)
      shrinkBriefly()
      void navigate({ to: (step > 0 ? place.next : place.previous).to })
    }
    const cancel = () => (start = undefined)

    document.addEventListener('touchstart', touch, { passive: true })
    document.addEventListener('touchcancel', cancel)
    return () => {
      document.removeEventListener('touchstart', touch)
      document.removeEventListener('touchcancel', cancel)
    }
  }, [])
}
