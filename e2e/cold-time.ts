import type { Page } from '@playwright/test'

const word = 'on the screen at'

/**
 * Milliseconds from the navigation until the text is shown, in a browser with an empty cache. The page reports it itself,
 * because polling would add work to the page.
 */
export async function coldTime(page: Page, path: string, wanted: string): Promise<number> {
  await page.addInitScript(
    ([text, said]) => {
      const seen = () =>
        (document.querySelector('[role=log]') ?? document.querySelector('main'))?.textContent.includes(text)
      const say = () => console.debug(said, performance.now())
      const watch = () => requestAnimationFrame(seen() ? say : watch)
      watch()
    },
    [wanted, word] as const,
  )
  const saying = page.waitForEvent('console', (message) => message.text().startsWith(word))
  await page.goto(path, { waitUntil: 'commit' })
  return Number((await saying).text().slice(word.length))
}

export const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
