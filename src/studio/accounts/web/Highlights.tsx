import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState, type FocusEvent } from 'react'
import { highlightMs, highlights } from '#studio/accounts/web/highlights.ts'
import { LarkspurStems } from '#studio/accounts/web/public/LarkspurStems.tsx'
import { useRotation } from '#studio/accounts/web/use-rotation.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The panel next to the sign-in. It pauses on hover and focus, and for users who prefer reduced motion. */
export function Highlights({ className }: { className?: string }) {
  const [paused, setPaused] = useState(wantsStillness)
  const [watched, setWatched] = useState(false)
  const running = !paused && !watched
  const [at, setAt] = useRotation(highlights.length, highlightMs, running)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setWatched(currentTarget.contains(relatedTarget))

  return (
    <section
      aria-label="What Larkspur does"
      aria-roledescription="carousel"
      onPointerEnter={(event) => setWatched(event.pointerType === 'mouse')}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={leave}
      className={joined('flex flex-col overflow-hidden bg-sunken', className)}
    >
      <LarkspurStems className="mx-auto h-60 w-64 shrink-0 [mask-image:linear-gradient(#000_60%,transparent)] sm:h-80 sm:w-84 lg:h-auto lg:min-h-0 lg:w-full lg:flex-1" />
      <div aria-live={running ? 'off' : 'polite'} className="grid max-w-xl px-5 sm:px-8 lg:px-14">
        {highlights.map(({ name, title, text }, index) => (
          <div
            key={name}
            aria-hidden={index !== at}
            className={joined(
              'col-start-1 row-start-1 transition-opacity',
              index === at ? 'animate-appear' : 'invisible opacity-0',
            )}
          >
            <p className="text-xs font-semibold tracking-[0.08em] text-accent-ink uppercase">{name}</p>
            <p className="mt-3 font-display text-3xl leading-tight text-balance lg:text-[2.75rem]">{title}</p>
            <p className="mt-3 max-w-md text-muted lg:text-base">{text}</p>
          </div>
        ))}
      </div>
      <div className="mt-6 mb-6 flex items-center px-2.5 sm:px-5.5 lg:mb-12 lg:px-11.5">
        {highlights.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={index === at}
            onClick={() => setAt(index)}
            className="grid h-8 place-items-center rounded-sm px-2.5 touchable"
          >
            <span
              className={joined(
                'h-1.5 rounded-full transition-[width]',
                index === at ? 'w-6 bg-accent' : 'w-1.5 bg-control',
              )}
            />
          </button>
        ))}
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? 'Play' : 'Pause'}
          className="ml-2 grid size-8 place-items-center rounded-sm text-muted touchable hover:text-ink [&_svg]:size-3.5"
        >
          {paused ? <Play /> : <Pause />}
        </button>
      </div>
    </section>
  )
}
