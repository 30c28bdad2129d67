import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, dayHere } from '#platform/contract/calendar-date.ts'
import { Banner } from '#overview/portal/web/Banner.tsx'
import { show } from '#test/web/test-page.tsx'

type Couple = Parameters<typeof Banner>[0]['client']

const grace = {
  id: 1,
  partnerOneName: 'Grace Liu',
  partnerTwoName: 'Oliver Hart',
  weddingDate: '2031-06-14',
  venue: 'Fern Hill',
  avatarUrl: null,
} as Couple
const long: Couple = {
  ...grace,
  partnerOneName: 'Maximiliane von Hohenberg-Lindenfels',
  partnerTwoName: 'Bartholomew Featherstonehaugh-Cholmondeley',
}

const banner = (client: Couple) => show(<Banner client={client} vendors={1} />)
const countdown = page.getByText('days to go')

it('shows initials in place of a picture', async () => {
  await banner(grace)
  await expect.element(page.getByText('GO', { exact: true })).toBeVisible()
})

it('shows the photograph of the studio until there is one of the couple', async () => {
  const sources = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
  const of = (client: Couple, compact: boolean) =>
    show(<Banner client={client} vendors={1} photograph="/studio.webp" compact={compact} />)
  for (const compact of [false, true]) {
    const { unmount } = await of(grace, compact)
    expect(sources()).toEqual(['/studio.webp'])
    await unmount()
    const own = await of({ ...grace, avatarUrl: '/couple.webp' }, compact)
    expect(sources()).toEqual(['/couple.webp'])
    await own.unmount()
  }
})

it('counts down to 0 days, with a message on the day itself', async () => {
  const after = await banner({ ...grace, weddingDate: addDays(dayHere(), -1) })
  await expect.element(countdown).toBeVisible()
  expect(countdown.element().parentElement?.textContent).toBe('0days to go')
  await expect.element(page.getByText('Today is the day.')).not.toBeInTheDocument()
  await after.unmount()
  await banner({ ...grace, weddingDate: dayHere() })
  await expect.element(page.getByText('Today is the day.')).toBeVisible()
  expect(countdown.element().parentElement?.textContent).toBe('0days to go')
})

it('counts no days to a wedding whose date is open', async () => {
  for (const compact of [false, true]) {
    const { unmount } = await show(<Banner client={{ ...grace, weddingDate: null }} vendors={1} compact={compact} />)
    await expect.element(page.getByText('Date TBD')).toBeVisible()
    await expect.element(countdown).not.toBeInTheDocument()
    await unmount()
  }
})

/** The visible part of each branch that overlaps text. */
function wordsUnderBranches() {
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  const words = [...document.querySelectorAll('.portal-banner :is(h1, p, li)')].map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  })
  const seen = (branch: Element) => {
    const drawn = branch.getBoundingClientRect()
    const cut = branch.parentElement!.getBoundingClientRect()
    const [left, top] = [Math.max(drawn.left, cut.left), Math.max(drawn.top, cut.top)]
    const [right, bottom] = [Math.min(drawn.right, cut.right), Math.min(drawn.bottom, cut.bottom)]
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const branches = [...document.querySelectorAll('.portal-banner svg[viewBox="0 0 320 320"]')].map(seen)
  return branches.map((branch) => words.reduce((sum, word) => sum + overlap(branch, word), 0))
}

it('lays no branch over a name', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await banner(long)
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 900)
    await expect.poll(wordsUnderBranches, { message: `at ${width} px` }).toEqual([0, 0])
  }
})
