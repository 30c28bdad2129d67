import { chromium } from '@playwright/test'
import { coldTime, median } from '../e2e/cold-time.ts'
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs'
import { cookiesIn } from './cookies-in.ts'
import { post, type Instance } from './instance.ts'

const rounds = 9
const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))

/** Time until a planner's twelve weddings are shown, in a browser with an empty cache; undefined without a browser. */
export async function coldDashboardMs(instance: Instance): Promise<number | undefined> {
  const executablePath = findChromium()
  if (!executablePath) return undefined
  const { headers } = await instance.signUp('cold')
  for (const month of months) {
    const couple = { partnerOneName: 'Grace', partnerTwoName: 'Oliver', email: 'grace@example.com' }
    await post(instance.url, '/api/clients', { ...couple, weddingDate: `2031-${month}-14` }, headers)
  }
  const cookies = cookiesIn(headers.cookie).map((cookie) => ({ ...cookie, url: instance.url }))
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
    await context.addCookies(cookies)
    times.push(await coldTime(await context.newPage(), '/', 'Grace & Oliver'))
    await context.close()
  }
  await browser.close()
  return median(times)
}
