import { expect, it, onTestFinished } from 'vitest'
import { EdgeScroll } from '#platform/web/ui/edge-scroll.ts'

/** A list of 200 pixels' height with content of the given height. */
function listWith(height: string) {
  const list = document.createElement('div')
  list.style.cssText = 'height: 200px; overflow-y: scroll'
  const rows = document.createElement('div')
  rows.style.height = height
  list.append(rows)
  document.body.append(list)
  const scroll = new EdgeScroll(rows, () => {})
  onTestFinished(() => {
    scroll.stop()
    list.remove()
  })
  return { rows, scroll, bottom: list.getBoundingClientRect().bottom }
}

it('scrolls by time, however few frames a slow device shows', async () => {
  const { scroll, bottom } = listWith('100000px')
  /** How far one frame scrolls that comes so many milliseconds after the one before. */
  const inOneFrame = async (ms: number) => {
    await new Promise(requestAnimationFrame)
    const until = performance.now() + ms
    while (performance.now() < until);
    const before = scroll.by
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return scroll.by - before
  }

  scroll.follow(bottom)
  const short = await inOneFrame(0)
  expect(await inOneFrame(80)).toBeGreaterThan(1.5 * short)
})

it('goes on when a list that has been scrolled to its end gets more rows', async () => {
  const { rows, scroll, bottom } = listWith('300px')

  scroll.follow(bottom)
  await expect.poll(() => scroll.by).toBe(100)
  rows.style.height = '400px'
  await expect.poll(() => scroll.by).toBe(200)
})
