import Plus from 'lucide-react/icons/plus'
import Sparkle from 'lucide-react/icons/sparkle'
import { useEffect, useState } from 'react'
import { buttonClass } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

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

const restsAfterMs = 400

/** Whether the page moves, until a moment after it has stopped. */
function useScrolling(): boolean {
  const [scrolling, setScrolling] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const move = () => {
      setScrolling(true)
      clearTimeout(timer)
      timer = setTimeout(() => setScrolling(false), restsAfterMs)
    }
    addEventListener('scroll', move, { passive: true })
    return () => {
      removeEventListener('scroll', move)
      clearTimeout(timer)
    }
  }, [])
  return scrolling
}

/** A floating button above the list, beside the column of the rows' menus. It is small while the page scrolls. */
export function NewTaskButton({ onClick }: { onClick: () => void }) {
  const places = useSparkles()
  const small = useScrolling()
  return (
    <div
      data-floating
      className="fixed right-20 bottom-4 z-20 pb-[env(safe-area-inset-bottom)] sm:right-24 lg:right-30"
    >
      <span aria-hidden className="pointer-events-none absolute inset-0">
        {places.map(({ left, top, size }) => (
          <Sparkle
            key={left + top}
            style={{ left, top, width: size, height: size }}
            className="absolute animate-appear fill-current text-accent"
          />
        ))}
      </span>
      <button
        type="button"
        onClick={onClick}
        className={buttonClass('primary', joined('relative h-12 lift-raised', small ? 'w-12 px-0' : 'px-5'))}
      >
        <Plus />
        <span className={joined(small && 'sr-only')}>New Task</span>
      </button>
    </div>
  )
}
