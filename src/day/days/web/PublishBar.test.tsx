import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Hearing } from '#day/days/contract/endpoints.ts'
import { dayForTests, itemForTests } from '#day/days/web/day-for-tests.ts'
import { PublishBar } from '#day/days/web/PublishBar.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const day = dayForTests({ id: 4, items: [itemForTests({ id: 1, title: 'Vows', start: '14:00' })] })
const rosebud = { name: 'Rosebud', email: 'rosebud@example.com' }
const nobody = { people: [], vendors: [], held: false }
const publish = page.getByRole('button', { name: 'Publish', exact: true })

async function shown(hearing: Hearing, warnings = 0) {
  const { sent } = answerCalls({
    'GET /api/days/4/hears': () => hearing,
    'POST /api/days/4/publish': () => ({ ...day, version: 1 }),
  })
  await show(<PublishBar day={day} warnings={warnings} />)
  await publish.click()
  return () => sent.filter(({ route }) => route === 'POST /api/days/4/publish').length
}

it('publishes at once if nobody is mailed', async () => {
  const published = await shown(nobody)
  await expect.poll(published).toBe(1)
  await expect.element(page.getByText('Published', { exact: true })).toBeVisible()
})

it('shows first who is mailed, and not now sends nothing', async () => {
  const published = await shown(
    { people: ['Emma', 'James'], vendors: [rosebud, { name: 'Band', email: null }], held: false },
    3,
  )
  const look = page.getByRole('alertdialog', { name: 'Publish Version 1' })
  await expect.element(look.getByText(/Emailed their part in a few minutes: Rosebud\./)).toBeVisible()
  await expect.element(look.getByText(/Not emailed, because there is no address: Band\./)).toBeVisible()
  await expect.element(look.getByText(/next email to the couple: Emma, James\./)).toBeVisible()
  await expect.element(look.getByText(/3 things to look at/)).toBeVisible()
  await look.getByRole('button', { name: 'Not Now' }).click()
  await expect.element(look).not.toBeInTheDocument()
  expect(published()).toBe(0)
  await publish.click()
  await look.getByRole('button', { name: 'Publish and Email 1 Vendor' }).click()
  await expect.poll(published).toBe(1)
})

it('says that mails wait while the letters of the wedding are held', async () => {
  await shown({ ...nobody, vendors: [rosebud], held: true })
  const look = page.getByRole('alertdialog', { name: 'Publish Version 1' })
  await expect.element(look.getByText(/are on hold/)).toBeVisible()
  await expect.element(look.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})
