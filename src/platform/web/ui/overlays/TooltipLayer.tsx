import { useEffect, useId, useRef, useState } from 'react'
import { useTooltipTarget } from '#platform/web/ui/overlays/use-tooltip-target.ts'

const gap = 8

/** Shows the text of the hovered or focused element with `data-tooltip`. One layer serves the whole page. */
export default function TooltipLayer() {
  const target = useTooltipTarget()
  const bubble = useRef<HTMLDivElement>(null)
  const id = useId()
  const [words, setWords] = useState('')

  useEffect(() => {
    const element = bubble.current
    if (!element || !target) return
    const text = target.dataset.tooltip ?? ''
    setWords(text)
    element.textContent = text
    element.showPopover()
    const at = target.getBoundingClientRect()
    const size = element.getBoundingClientRect()
    const below = at.bottom + gap + size.height < innerHeight
    const left = Math.min(Math.max(gap, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - gap)
    element.style.left = `${left}px`
    element.style.top = `${below ? at.bottom + gap : at.top - gap - size.height}px`
    const named = target.getAttribute('aria-label') === text
    if (!named) target.setAttribute('aria-describedby', id)
    return () => {
      element.hidePopover()
      if (!named) target.removeAttribute('aria-describedby')
    }
  }, [target, id])

  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      aria-hidden
      popover="manual"
      className="pointer-events-none fixed inset-auto m-0 max-w-72 animate-appear rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-paper lift-raised"
    >
      {words}
    </div>
  )
}
