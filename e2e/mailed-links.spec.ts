import { invite, newCouple, test } from './couple-browser.ts'
import { inspect } from './inspection.ts'
import { expect } from './journey.ts'
import { mailedLink } from './outbox.ts'

const names = 'Grace Liu & Oliver Hart'

test.describe('a mailed link signs in without a password', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('once, and then offers a new one', async ({ page, theirs, instance, planner }) => {
    const couple = newCouple()
    const id = await planner.addClient(couple)
    await invite(page.request, id)
    await theirs.goto(`/client-portal/${id}?tab=tasks`)
    await theirs.getByRole('button', { name: 'Send me a link' }).click()
    await expect(theirs.getByText('Please enter your email address first.')).toBeVisible()
    await theirs.getByLabel('Email').fill(couple.email)
    await theirs.getByRole('button', { name: 'Send me a link' }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'within 15 minutes' })).toBeVisible()
    const link = await mailedLink(instance.dataDir, couple.email, '/client-login/link')
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: `Welcome, ${names}` })).toBeVisible()
    await inspect(theirs)
    await theirs.getByRole('button', { name: 'Open the portal' }).click()
    await expect(theirs).toHaveURL(`/client-portal/${id}?tab=tasks`)

    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
    await inspect(theirs)
    await theirs.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'A new link is on its way' })).toBeVisible()
    await theirs.goto(await mailedLink(instance.dataDir, couple.email, '/client-login/link', link))
    await theirs.getByRole('button', { name: 'Open the portal' }).click()
    await expect(theirs).toHaveURL(`/client-portal/${id}?tab=tasks`)
  })

  test('into one of several portals', async ({ page, theirs, instance, planner }) => {
    const email = `mother-${Date.now()}@example.com`
    const weddings = [newCouple(), { ...newCouple(), partnerOneName: 'Ines', partnerTwoName: 'Tom' }]
    const ids: number[] = []
    for (const couple of weddings) {
      const id = await planner.addClient(couple)
      ids.push(id)
      const added = await page.request.post(`/api/clients/${id}/people`, { data: { name: 'Ruth', email } })
      const { id: person } = (await added.json()) as { id: number }
      await page.request.post(`/api/people/${person}/invite`)
    }
    await theirs.goto('/client-login')
    await theirs.getByLabel('Email').fill(email)
    await theirs.getByRole('button', { name: 'Send me a link' }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'within 15 minutes' })).toBeVisible()
    await theirs.goto(await mailedLink(instance.dataDir, email, '/client-login/link'))
    await expect
      .poll(async () => {
        await theirs.goto(await mailedLink(instance.dataDir, email, '/client-login/link'))
        return theirs.getByRole('heading', { name: 'Which portal?' }).isVisible()
      })
      .toBe(true)
    await inspect(theirs)
    await theirs.getByRole('button', { name: /Ines & Tom/ }).click()
    await expect(theirs).toHaveURL(`/client-portal/${ids[1]}`)
  })
})
