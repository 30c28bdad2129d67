import { useEffect, useState } from 'react'

const delay = 700
const skipDelay = 300

const withTooltip = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null

/** The element whose tooltip is shown: after a delay, at once if another one was just shown, never for touch. */
export function useTooltipTarget(): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: HTMLElement | null = null
    let hiddenAt = -Infinity

    const show = (next: HTMLElement | null) => {
      clearTimeout(timer)
      if (shown && !next) hiddenAt = performance.now()
      shown = next
      setTarget(next)
    }
    const over = (event: PointerEvent) => {
      const next = event.pointerType === 'touch' ? null : withTooltip(event)
      if (next === shown && next) return
      const skip = shown !== null || performance.now() - hiddenAt < skipDelay
      show(null)
      if (next) timer = setTimeout(() => show(next), skip ? 0 : delay)
    }
    const focus = (event: FocusEvent) => {
      const next = withTooltip(event)
      if (next?.matches(':focus-visible')) show(next)
    }
    const hide = () => show(null)
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide()

    document.addEventListener('pointerover', over)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('focusin', focus)
    document.addEventListener('focusout', hide)
    document.addEventListener('keydown', key)
    document.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('keydown', key)
      document.removeEventListener('scroll', hide, { capture: true })
    }
  }, [])

  return target
}
