import type { Page } from '@playwright/test'
import { inspect } from './inspection.ts'
import { expect, test } from './journey.ts'
import { mailedLink } from './outbox.ts'
import { add } from './wedding.ts'

const guestNamed = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('four guests answer without scripts, change their answer until the deadline, and then read whom to call', async ({
  browser,
  page,
  planner,
  instance,
}) => {
  const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', weddingDate: '2031-06-14' }
  const clientId = await planner.addClient({ ...couple, email: 'grace@example.com' })
  const path = `/api/clients/${clientId}`
  await page.request.patch('/api/business', { data: { businessName: 'Marchetti', businessPhone: '+1 555 0100' } })
  const ceremony = await add(page, `${path}/parts`, { name: 'Ceremony', time: '16:00', place: 'Fern Hill' })
  const dinner = await add(page, `${path}/parts`, {
    name: 'Dinner',
    meals: ['Beef', 'Risotto'],
    deadline: '2031-05-01',
  })
  const guests = ['Ann', 'Bob', 'Cleo'].map((firstName) => ({ firstName, lastName: 'Hill' }))
  await add(page, `${path}/envelopes`, { name: 'The Hill Family', guests, unnamedSeats: 1 })
  await add(page, `${path}/rsvp-questions`, { text: 'Which song fills the floor?', kind: 'song' })
  const made = await page.request.post(`${path}/rsvp-links`, { data: {} })
  const { links, code } = (await made.json()) as { links: { address: string }[]; code: string }
  const answers = async () => {
    const [envelope] = (await (await page.request.get(`${path}/envelopes`)).json()) as {
      guests: { firstName: string; answers: { partId: number; attending: boolean | null; meal: string | null }[] }[]
    }[]
    return envelope!.guests.map(({ firstName, answers: all }) => [
      firstName,
      ...all.map(({ attending, meal }) => meal ?? attending),
    ])
  }
  const context = await browser.newContext({
    baseURL: instance.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const guest = await context.newPage()

  await test.step('they answer on a phone', async () => {
    await guest.goto(new URL(links[0]!.address).pathname)
    await expect(guest.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
    for (const [name, meal] of [
      ['Ann Hill', 'Beef'],
      ['Bob Hill', 'Risotto'],
      ['Companion', 'Beef'],
    ] as const) {
      const of = guestNamed(guest, name)
      for (const yes of await of.getByLabel('Yes, will be there').all()) await yes.check()
      await of.getByLabel('Meal').selectOption(meal)
    }
    await guestNamed(guest, 'Companion').getByLabel('First Name').fill('Dan')
    for (const no of await guestNamed(guest, 'Cleo Hill').getByLabel('No, can’t be there').all()) await no.check()
    await guestNamed(guest, 'Ann Hill').getByLabel('Dietary Needs and Allergies').fill('No nuts')
    await guest.getByLabel('Which song fills the floor?').fill('Hey Ya!')
    await guest.getByLabel('Note').fill('We look forward to it!')
    await guest.getByRole('button', { name: 'Send Answer' }).click()
    await expect(guest.getByRole('status')).toContainText('Thank you! Your answer has arrived.')
    const replies = await page.request.get(`${path}/rsvp-replies`)
    expect(await replies.json()).toMatchObject([{ reply: 'Hey Ya!' }])
    expect(await answers()).toEqual([
      ['Ann', true, 'Beef'],
      ['Bob', true, 'Risotto'],
      ['Cleo', false, false],
      ['Dan', true, 'Beef'],
    ])
  })

  await test.step('one changes the answer, with the code on the card', async () => {
    await guest.goto('/rsvp')
    await guest.getByLabel('Code on the Card').fill(code)
    await guest.getByLabel('Your First and Last Name').fill('bob hill')
    await guest.getByRole('button', { name: 'Find Invitation' }).click()
    await expect(guestNamed(guest, 'Bob Hill').getByLabel('Meal')).toHaveValue('Risotto')
    await expect(guestNamed(guest, 'Dan').getByLabel('First Name')).toHaveValue('Dan')
    const atDinner = guestNamed(guest, 'Bob Hill').getByRole('group', { name: 'Dinner' })
    await atDinner.getByLabel('No, can’t be there').check()
    await guest.getByRole('button', { name: 'Send Answer' }).click()
    await expect(guest.getByRole('status')).toContainText('Thank you!')
    expect((await answers())[1]).toEqual(['Bob', true, false])
  })

  await test.step('an answer without a signal is kept, and sent later once', async () => {
    const phone = await browser.newContext({ baseURL: instance.url })
    const other = await phone.newPage()
    await other.goto(new URL(links[0]!.address).pathname)
    await guestNamed(other, 'Cleo Hill').getByRole('group', { name: 'Ceremony' }).getByLabel('Yes').check()
    await phone.setOffline(true)
    await other.getByRole('button', { name: 'Send Answer' }).click()
    await expect(other.getByRole('status')).toContainText('Your answer is kept on this device')
    expect((await answers())[2]).toEqual(['Cleo', false, false])
    await phone.setOffline(false)
    await expect(other.getByRole('status')).toContainText('Thank you!')
    expect((await answers())[2]).toEqual(['Cleo', true, false])
    expect(await other.evaluate(() => localStorage.length)).toBe(0)
    await phone.close()
  })

  await test.step('the planner mails an invitation, whose guest answers by its link', async () => {
    await add(page, `${path}/envelopes`, {
      name: 'Zora Vale',
      email: 'zora@guests.example',
      guests: [{ firstName: 'Zora', lastName: 'Vale' }],
    })
    await page.goto(`/clients/${clientId}?tab=guests&view=mail`)
    await page.getByRole('button', { name: 'Send 1 Invitation…' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('1 email will go out')
    await inspect(page)
    await question.getByRole('button', { name: 'Send 1 Invitation' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Zora Vale' })
    await expect(row).toContainText('Sent')
    await guest.goto(new URL(await mailedLink(instance.dataDir, 'zora@guests.example', '/rsvp')).pathname)
    for (const yes of await guestNamed(guest, 'Zora Vale').getByLabel('Yes, will be there').all()) await yes.check()
    await guestNamed(guest, 'Zora Vale').getByLabel('Meal').selectOption('Beef')
    await guest.getByRole('button', { name: 'Send Answer' }).click()
    await expect(row).toContainText('Answered')
    await expect(row).toContainText('Opened')
    await inspect(page)
    await guest.goto(new URL(links[0]!.address).pathname)
  })

  await test.step('everybody can read the pages', async () => {
    const readable = await browser.newPage({ baseURL: instance.url, reducedMotion: 'reduce' })
    for (const path of [new URL(links[0]!.address).pathname, '/rsvp', '/rsvp/no-link']) {
      await readable.goto(path)
      await inspect(readable)
    }
    await readable.close()
  })

  await test.step('the planner reads what they replied', async () => {
    await page.goto(`/clients/${clientId}?tab=guests&view=rsvp`)
    await expect(page.getByText('Hey Ya!')).toBeVisible()
    await inspect(page)
  })

  await test.step('each part closes at its own deadline, and then they read whom to call', async () => {
    const close = (part: { id: number }) =>
      page.request.patch(`/api/parts/${part.id}`, { data: { deadline: '2020-01-01' } })
    await close(dinner)
    await guest.reload()
    await expect(guestNamed(guest, 'Ann Hill').getByText('Yes, will be there · Beef')).toBeVisible()
    await expect(guestNamed(guest, 'Ann Hill').getByRole('radio')).toHaveCount(2)
    await close(ceremony)
    await guest.getByRole('button', { name: 'Send Answer' }).click()
    await expect(guest.getByRole('alert')).toContainText('Please ask Marchetti.')
    await expect(guest.getByRole('link', { name: '+1 555 0100' })).toBeVisible()
    await expect(guest.getByRole('button')).toHaveCount(0)
  })
  await context.close()
})
