import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import SharedPage from '#web/links/SharedPage.tsx'
import { answerCalls, Refused, show } from '#web/test-page.tsx'

const read = 'GET /api/links/a-secret'
const opened = {
  kind: 'vendor-day',
  label: 'Rosebud Flowers',
  studio: 'Rosa Weddings',
  expiresAt: '2031-06-14T12:00:00.000Z',
  couple: { partnerOneName: 'Emma', partnerTwoName: 'James' },
  content: null,
}

beforeEach(() => {
  const before = location.href
  history.replaceState(null, '', '/for/a-secret')
  return () => history.replaceState(null, '', before)
})

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

it('says whom a link is for, and from whom', async () => {
  answerCalls({ [read]: () => opened })
  await show(<SharedPage />)
  await expect.element(heading('Emma & James')).toBeVisible()
  await expect.element(page.getByText('For Rosebud Flowers, from Rosa Weddings.')).toBeVisible()
})

it('of no wedding shows the studio', async () => {
  answerCalls({ [read]: () => ({ ...opened, couple: null }) })
  await show(<SharedPage />)
  await expect.element(heading('Rosa Weddings')).toBeVisible()
})

it('asks to get a new link instead of one that is not valid', async () => {
  answerCalls({
    [read]: () => {
      throw new Refused(404, 'gone')
    },
  })
  await show(<SharedPage />)
  await expect.element(heading('This link is not valid any more')).toBeVisible()
})

it('tries again after too many tries, or a failure', async () => {
  const failures = [new Refused(429, 'Too many tries.'), new Error('no network')]
  answerCalls({
    [read]: () => {
      const failure = failures.shift()
      if (failure) throw failure
      return opened
    },
  })
  await show(<SharedPage />)
  for (let time = 0; time < 2; time++) {
    await expect.element(heading('We could not open this page')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  await expect.element(heading('Emma & James')).toBeVisible()
})
