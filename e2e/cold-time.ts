import type { Page } from '@playwright/test'

/** Milliseconds from the navigation to the wanted text being on the screen, for a browser that has nothing of ours. */
export async function coldTime(page: Page, path: string, wanted: string): Promise<number> {
  await page.addInitScript((text) => {
    const main = () => document.querySelector('main')
    const watch = () =>
      (document.querySelector('[role=log]') ?? main())?.textContent.includes(text)
        ? requestAnimationFrame(() => performance.mark('seen'))
        : requestAnimationFrame(watch)
    watch()
  }, wanted)
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('seen').length > 0)
  return page.evaluate(() => performance.getEntriesByName('seen')[0]!.startTime)
}

export const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
