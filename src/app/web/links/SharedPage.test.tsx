import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import SharedPage from '#app/web/links/SharedPage.tsx'
import { languageHere, speak } from '#platform/web/locale/t.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

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

it('keeps a name from right to left from moving the words beside it', async () => {
  answerCalls({ [read]: () => ({ ...opened, label: 'פרחים 7' }) })
  await show(<SharedPage />)
  await expect
    .poll(() => document.querySelector('header p')?.textContent)
    .toBe('For \u2068פרחים 7\u2069, from Rosa Weddings.')
})

it('keeps the language that was chosen, before that of the wedding', async () => {
  onTestFinished(() => speak('en'))
  onTestFinished(() => localStorage.removeItem('language'))
  answerCalls({ [read]: () => ({ ...opened, language: 'fr' }) })
  const first = await show(<SharedPage />)
  const language = page.getByLabelText('Language')
  await expect.element(language).toHaveDisplayValue('Français')
  await language.selectOptions('Español')
  await expect.poll(languageHere).toBe('es')
  await first.unmount()
  await show(<SharedPage />)
  await expect.element(heading('Emma & James')).toBeVisible()
  await expect.element(language).toHaveDisplayValue('Español')
  expect(document.documentElement.lang).toBe('es')
})

it('has the logo of the studio', async () => {
  answerCalls({ [read]: () => ({ ...opened, colors: null, logoUrl: '/logo.png' }) })
  await show(<SharedPage />)
  await expect.element(page.getByRole('img', { name: 'Rosa Weddings' })).toHaveAttribute('src', '/logo.png')
})

it('names the wedding party within the sentence', async () => {
  answerCalls({ [read]: () => ({ ...opened, kind: 'party-day', label: 'Wedding party' }) })
  await show(<SharedPage />)
  await expect.element(page.getByText('For the wedding party, from Rosa Weddings.')).toBeVisible()
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
  await expect.element(heading('This link is no longer valid')).toBeVisible()
})

it('tries again after too many tries, or a failure', async () => {
  const failures = [new Refused(429, 'Too many attempts.'), new Error('no network')]
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

const dayOf = (id: number, name: string, title: string) => ({
  id,
  name,
  date: '2031-06-14',
  timeZone: 'Europe/London',
  place: null,
  latitude: null,
  longitude: null,
  version: 2,
  publishedAt: '2031-06-01T12:00:00.000Z',
  late: 0,
  contacts: [],
  items: [
    {
      id: id * 10,
      dayId: id,
      start: '12:00',
      minutes: 60,
      title,
      place: null,
      details: null,
      section: null,
      isKey: false,
      state: 'open',
      startedAt: null,
      endedAt: null,
      isOwn: true,
    },
  ],
})

function withoutLiveChannel() {
  vi.stubGlobal(
    'EventSource',
    class {
      static CLOSED = 2
      close() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

it('says in words why a confirmation is refused', async () => {
  withoutLiveChannel()
  const content = { kind: 'vendor-day', days: [dayOf(1, 'Wedding day', 'Flowers')], confirmations: [], weddings: [] }
  answerCalls({
    [read]: () => ({ ...opened, content }),
    'POST /api/links/a-secret/confirm': () => {
      throw new Refused(409, 'This was changed a moment ago. Please look at it again.')
    },
  })
  await show(<SharedPage />)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .element(page.getByText('This was changed a moment ago. Please look at it again.', { exact: true }))
    .toBeVisible()
})

it('of a vendor with several weddings lists them, and confirms each by itself', async () => {
  withoutLiveChannel()
  const content = {
    kind: 'vendor-day',
    days: [dayOf(1, 'Wedding day', 'Flowers of Emma'), dayOf(2, 'Rehearsal', 'Flowers of Grace')],
    confirmations: [] as object[],
    weddings: [
      { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James', days: [1] },
      { id: 8, partnerOneName: 'Grace', partnerTwoName: null, days: [2] },
    ],
  }
  const { bodies } = answerCalls({
    [read]: () => ({ ...opened, couple: null, content }),
    'POST /api/links/a-secret/confirm': () => {
      content.confirmations = [{ dayId: 2, version: 2, at: '2031-06-02T12:00:00.000Z', by: 'Rose' }]
      return { days: 1 }
    },
  })
  await show(<SharedPage />)
  await expect.element(heading('Rosa Weddings')).toBeVisible()
  const names = page.getByRole('navigation', { name: 'Weddings' }).getByRole('link')
  await expect
    .poll(() => names.elements().map(({ textContent }) => textContent))
    .toEqual(['Emma & JamesJune 14, 2031', 'GraceJune 14, 2031'])
  const grace = page.getByRole('region', { name: 'Grace', exact: true })
  await expect.element(grace.getByText('Flowers of Grace')).toBeVisible()
  await expect.element(grace.getByText('Flowers of Emma')).not.toBeInTheDocument()
  await grace.getByRole('textbox', { name: 'Your name' }).fill('Rose')
  await grace.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(grace.getByText('Confirmed by Rose. Thank you!')).toBeVisible()
  expect(bodies('POST /api/links/a-secret/confirm')).toEqual([{ by: 'Rose', versions: [{ dayId: 2, version: 2 }] }])
  const emma = page.getByRole('region', { name: 'Emma & James', exact: true })
  await expect.element(emma.getByRole('button', { name: 'Confirm' })).toBeVisible()
})
