import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { defaultLocale, type Region } from '#platform/contract/locale/region.ts'
import { regionOf, type RegionChoices } from '#platform/contract/locale/usual-region.ts'
import { localeHere, wearLocale } from '#platform/web/locale/here.ts'
import { useLocale } from '#platform/web/locale/use-locale.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import BusinessTab from '#studio/settings/web/BusinessTab.tsx'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

const asUsual = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
const studioIn = (choices: Partial<RegionChoices> & { country: string }, timeZone = 'Europe/Zurich') =>
  ({
    id: 9,
    name: 'Dana',
    timeZone,
    tasksArePrivate: false,
    ...asUsual,
    ...choices,
    region: regionOf({ ...asUsual, ...choices }),
  }) as Planner

const country = page.getByLabelText('Country')
const example = page.getByRole('status').filter({ hasText: 'weeks begin' })
const save = page.getByRole('button', { name: 'Save Changes' })

function Elsewhere() {
  useLocale()
  return <p>{`Elsewhere: ${formatDate('2027-09-04')}`}</p>
}

const open = async (planner: Planner) => {
  onTestFinished(() => wearLocale(defaultLocale))
  const { bodies } = answerCalls({
    'PATCH /api/business': ({ body }) => {
      const given = body as Partial<RegionChoices>
      if (given.country === 'AQ')
        throw new Refused(400, 'No', [{ path: 'country', message: 'This country is not known.' }])
      return studioIn({ ...planner, ...given })
    },
  })
  await show(
    <>
      <BusinessTab planner={planner} />
      <Elsewhere />
    </>,
  )
  return () => bodies('PATCH /api/business')
}

const pick = async (typed: string, name: string) => {
  await country.fill(typed)
  await page.getByRole('option', { name, exact: true }).click()
}

it('shows what is usual in the chosen country, how it looks, and has it everywhere once it is saved', async () => {
  const sent = await open(studioIn({ country: 'US' }, 'America/New_York'))
  await expect.element(example).toHaveTextContent('September 4, 2027 · 2:30 PM · $1,200.50 · weeks begin on Sunday')
  await pick('switz', 'Switzerland')
  await expect
    .poll(() => example.element().textContent)
    .toMatch(/^4 September 2027 · 14:30 · CHF.1[’']200.50 · weeks begin on Monday$/)
  await expect.element(page.getByLabelText('Currency')).toHaveValue('Swiss Franc (CHF), as usual in Switzerland')
  await page.getByLabelText('Clock').selectOptions('12 hours: 2:30 PM')
  await expect.poll(() => example.element().textContent).toContain('2:30 PM')
  await expect.element(page.getByText('Elsewhere: September 4, 2027')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Business Updated')).toBeVisible()
  expect(sent()).toMatchObject([
    { country: 'CH', clock: 12, currency: '', dateOrder: null, weekStart: null, paper: null },
  ])
  await expect.element(page.getByText('Elsewhere: 4 September 2027')).toBeVisible()
  const expected: Partial<Region> = { country: 'CH', clock: 12, weekStart: 'monday', paper: 'a4' }
  expect(localeHere().region).toMatchObject(expected)
})

it('offers the country of the time zone while nobody has said where the studio is', async () => {
  await open(studioIn({ country: 'US', paper: 'a4' }))
  await page.getByRole('button', { name: 'Use Switzerland' }).click()
  await expect.element(country).toHaveValue('Switzerland')
  await expect.element(page.getByText('Your device is in')).not.toBeInTheDocument()
})

it.each([
  ['is chosen', studioIn({ country: 'FR' })],
  ['was confirmed by a choice of its formats', studioIn({ country: 'US', clock: 24 })],
  ['is that of the time zone', studioIn({ country: 'US' }, 'America/Denver')],
  ['is not known of the time zone', studioIn({ country: 'US' }, 'UTC')],
])('offers none once the country %s', async (_, planner) => {
  await open(planner)
  await expect.element(country).toBeVisible()
  expect(page.getByText('Your device is in').elements()).toEqual([])
})

it('says at the field why a country was refused', async () => {
  await open(studioIn({ country: 'US' }))
  await pick('antarct', 'Antarctica')
  await save.click()
  await expect.element(page.getByText('This country is not known.')).toBeVisible()
})
