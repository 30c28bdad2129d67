import Plus from 'lucide-react/icons/plus'
import Sparkle from 'lucide-react/icons/sparkle'
import { useEffect, useState } from 'react'
import { buttonClass } from '#platform/web/ui/controls/Button.tsx'

const reshuffleMs = 3000
const sparkles = 4

type Place = { left: string; top: string; size: string }
const percent = (from: number, to: number) => `${Math.round(from + Math.random() * (to - from))}%`
const shuffled = (): Place[] =>
  Array.from({ length: sparkles }, (_, number) => ({
    left: percent((number * 100) / sparkles, ((number + 1) * 100) / sparkles),
    top: number % 2 === 0 ? percent(-28, -8) : percent(92, 112),
    size: `${8 + Math.round(Math.random() * 6)}px`,
  }))

/** Random positions of the sparkles, changed every three seconds; none for users who prefer reduced motion. */
function useSparkles(): Place[] {
  const [places, setPlaces] = useState<Place[]>([])
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    if (still.matches) return
    setPlaces(shuffled())
    const timer = setInterval(() => setPlaces(shuffled()), reshuffleMs)
    return () => clearInterval(timer)
  }, [])
  return places
}

/** A floating button above the list. */
export function NewTaskButton({ onClick }: { onClick: () => void }) {
  const places = useSparkles()
  return (
    <div data-floating className="fixed right-5 bottom-5 z-20 pb-[env(safe-area-inset-bottom)] sm:right-8 sm:bottom-8">
      <span aria-hidden className="pointer-events-none absolute inset-0">
        {places.map(({ left, top, size }) => (
          <Sparkle
            key={left + top}
            style={{ left, top, width: size, height: size }}
            className="absolute animate-appear fill-current text-accent"
          />
        ))}
      </span>
      <button type="button" onClick={onClick} className={buttonClass('primary', 'relative h-12 px-5 lift-raised')}>
        <Plus />
        New Task
      </button>
    </div>
  )
}
