import { expect, it, onTestFinished } from 'vitest'
import { EdgeScroll } from '#web/ui/edge-scroll.ts'

it('goes on when a list that has been scrolled to its end gets more rows', async () => {
  const list = document.createElement('div')
  list.style.cssText = 'height: 200px; overflow-y: scroll'
  const rows = document.createElement('div')
  rows.style.height = '300px'
  list.append(rows)
  document.body.append(list)
  const scroll = new EdgeScroll(rows, () => {})
  onTestFinished(() => {
    scroll.stop()
    list.remove()
  })

  scroll.follow(list.getBoundingClientRect().bottom)
  await expect.poll(() => scroll.by).toBe(100)
  rows.style.height = '400px'
  await expect.poll(() => scroll.by).toBe(200)
})
