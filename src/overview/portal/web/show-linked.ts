import { linked } from '#overview/portal/web/linked.ts'
import { whenThere } from '#overview/portal/web/when-there.ts'

const shownFor = 2500

/** Scrolls to the record that a link leads to, focuses it for screen readers, and marks it for a moment. */
export function showLinked(): void {
  whenThere(`#${linked}`, (element) => {
    element.tabIndex = -1
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const { borderRadius } = getComputedStyle(element)
    const marked = { outline: '3px solid var(--accent)', outlineOffset: '-3px', borderRadius }
    element.animate([marked, { ...marked, offset: 0.5 }, { ...marked, outlineColor: 'transparent' }], {
      duration: shownFor,
      easing: isCalm ? 'step-end' : 'ease-out',
    })
    element.style.outlineColor = 'transparent'
  })
}
