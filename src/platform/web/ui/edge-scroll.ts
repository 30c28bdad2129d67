/** How near to an edge of what scrolls a drag has to be, in pixels, and how fast it scrolls at most, in pixels a second. */
const edge = 56
const fastest = 840
/** After a longer wait for a frame, the list does not jump further than the eye can follow. */
const longestFrameMs = 100

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
  #lastAt = 0
  #due = 0

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
    this.#speed = (Math.max(-edge, Math.min(edge, near)) / edge) * fastest
    if (this.#speed === 0 || this.#frame !== 0) return
    this.#lastAt = performance.now()
    this.#frame = requestAnimationFrame(this.#step)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  readonly #step = (now: number) => {
    this.#frame = 0
    const before = this.by
    const passedMs = Math.min(Math.max(now - this.#lastAt, 0), longestFrameMs)
    this.#lastAt = now
    // Only whole pixels are scrolled, the rest is kept: a fast display would scroll less than one in each frame.
    this.#due += (this.#speed * passedMs) / 1000
    this.#scroller.scrollTop += Math.trunc(this.#due)
    this.#due %= 1
    // It also goes on at the end, where more rows may appear.
    if (this.#speed !== 0) this.#frame = requestAnimationFrame(this.#step)
    if (this.by !== before) this.#onScroll()
  }
}
