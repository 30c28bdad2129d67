/** How near to an edge of what scrolls a drag has to be, in pixels, and how far each frame scrolls at most. */
const edge = 56
const most = 14

function scrollerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY)
    if (scrolls && at.scrollHeight > at.clientHeight + 1) return at
  }
  return document.scrollingElement ?? document.documentElement
}

/** Scrolls up or down while a drag is near an edge. `onScroll` is called after each step. */
export class EdgeScroll {
  readonly #scroller: Element
  readonly #startedAt: number
  readonly #onScroll: () => void
  #speed = 0
  #frame = 0

  constructor(element: Element, onScroll: () => void) {
    this.#scroller = scrollerOf(element)
    this.#startedAt = this.#scroller.scrollTop
    this.#onScroll = onScroll
  }

  /** How far it has scrolled since the start. */
  get by(): number {
    return this.#scroller.scrollTop - this.#startedAt
  }

  follow(clientY: number): void {
    const isPage = this.#scroller === document.scrollingElement
    const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : this.#scroller.getBoundingClientRect()
    const above = Math.max(top, 0) + edge - clientY
    const below = clientY - (Math.min(bottom, innerHeight) - edge)
    const near = above > 0 ? -above : Math.max(below, 0)
    this.#speed = (Math.max(-edge, Math.min(edge, near)) / edge) * most
    if (this.#speed !== 0 && this.#frame === 0) this.#frame = requestAnimationFrame(this.#step)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  readonly #step = () => {
    this.#frame = 0
    const before = this.by
    this.#scroller.scrollTop += this.#speed
    // It also goes on at the end, where more rows may appear.
    if (this.#speed !== 0) this.#frame = requestAnimationFrame(this.#step)
    if (this.by !== before) this.#onScroll()
  }
}
