import { expect, it, onTestFinished } from 'vitest'
import { goBackTo, patience } from '#platform/web/router/scroll-positions.ts'

const frames = async (count: number) => {
  for (let at = 0; at < count; at++) await new Promise(requestAnimationFrame)
}

it('goes back to the old position on a page that loads longer than a page is waited for', async () => {
  const page = document.createElement('div')
  page.id = 'page'
  page.innerHTML = '<div aria-busy="true"></div>'
  document.body.append(page)
  const stop = goBackTo({ y: 500 })
  onTestFinished(() => {
    stop()
    page.remove()
  })

  await frames(patience + 30)
  page.innerHTML = '<div style="height: 3000px"></div>'
  await expect.poll(() => scrollY).toBe(500)
})
