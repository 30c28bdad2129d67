import { invite, newCouple, test } from './couple-browser.ts'
import { inspect } from './inspection.ts'
import { expect } from './journey.ts'
import { mailedLink, mailsIn } from './outbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a mailed link signs in without a password, once, and into one of several portals', async ({
  page,
  theirs,
  instance,
  planner,
}) => {
  const couple = newCouple()
  const id = await planner.addClient(couple)
  await invite(page.request, id)

  const link = await test.step('a couple that is not signed in asks for a link at the page that it wants', async () => {
    await theirs.goto(`/client-portal/${id}?tab=billing`)
    await expect(theirs.getByRole('button', { name: 'Log In' })).toBeVisible()
    await expect(theirs.getByText('Your session has ended.')).toHaveCount(0)
    await expect(theirs.getByRole('link', { name: 'ask for a new one' })).toHaveAttribute(
      'href',
      '/client-forgot-password',
    )
    await theirs.getByRole('button', { name: 'Send Me a Link' }).click()
    await expect(theirs.getByText('Please enter your email address first.')).toBeVisible()
    await theirs.getByLabel('Email').fill(couple.email)
    await theirs.getByRole('button', { name: 'Send Me a Link' }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'within 15 minutes' })).toBeVisible()
    return mailedLink(instance.dataDir, couple.email, '/client-login/link')
  })

  await test.step('it leads there', async () => {
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'Welcome, Grace Liu' })).toBeVisible()
    await inspect(theirs)
    await theirs.getByRole('button', { name: 'Open the Portal' }).click()
    await expect(theirs).toHaveURL(`/client-portal/${id}?tab=billing`)
    await expect(theirs.getByText('No invoices yet.')).toBeVisible()
  })

  await test.step('the second time it offers a new one', async () => {
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
    await inspect(theirs)
    await theirs.getByRole('button', { name: 'Send Me a New Link' }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'A new link is on its way' })).toBeVisible()
    await theirs.goto(await mailedLink(instance.dataDir, couple.email, '/client-login/link', link))
    await theirs.getByRole('button', { name: 'Open the Portal' }).click()
    await expect(theirs).toHaveURL(`/client-portal/${id}?tab=billing`)
  })

  await test.step('somebody who is in two weddings chooses one', async () => {
    const email = `mother-${planner.username}@example.com`
    const other = { ...newCouple(), partnerOneName: 'Ines', partnerTwoName: 'Tom' }
    const ids = [id, await planner.addClient(other)]
    for (const wedding of ids) {
      const added = await page.request.post(`/api/clients/${wedding}/people`, { data: { name: 'Ruth', email } })
      const { id: person } = (await added.json()) as { id: number }
      await page.request.post(`/api/people/${person}/invite`)
    }
    const linksToRuth = async () =>
      (await mailsIn(instance.dataDir))
        .filter(({ to }) => to === email)
        .map(({ text }) => /https?:\/\/\S+client-login\/link\S+/.exec(text)?.[0] ?? '')
    // Both invitations have links of the same kind.
    await expect.poll(linksToRuth).toHaveLength(2)
    const invitations = await linksToRuth()
    await theirs.goto('about:blank')
    await theirs.context().clearCookies()
    await theirs.goto('/client-login')
    await theirs.getByLabel('Email').fill(email)
    await theirs.getByRole('button', { name: 'Send Me a Link' }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'within 15 minutes' })).toBeVisible()
    await expect.poll(linksToRuth).toHaveLength(3)
    const asked = (await linksToRuth()).find((one) => !invitations.includes(one))!
    await theirs.goto(asked)
    await expect(theirs.getByRole('heading', { name: 'Which portal?' })).toBeVisible()
    await inspect(theirs)
    await theirs.getByRole('button', { name: /Ines & Tom/ }).click()
    await expect(theirs).toHaveURL(`/client-portal/${ids[1]}`)
  })
})
