import type { Page } from '@playwright/test'
import { zoneAt } from '#test/clock.ts'
import { sendLettersNow } from './letters-now.ts'
import { mailsIn } from './outbox.ts'
import { expect, inbox, test as base } from './services.ts'
import { runSql } from './sql.ts'

/** Because nothing is sent at night. */
const zoneAtNoon = zoneAt(12)

/** `theirs` is partner two's browser. */
const test = base.extend<{ theirs: Page }>({
  theirs: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      baseURL,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      timezoneId: zoneAtNoon,
    })
    await context.addInitScript(() => localStorage.setItem('portal-welcome-seen', 'true'))
    await use(await context.newPage())
    await context.close()
  },
})

test('a couple hears of everything once, gets in with one tap, pays, ticks and answers by mail', async ({
  page,
  theirs,
  instance,
  planner,
}) => {
  const emma = `emma-${planner.username}@example.com`
  const jack = `jack-${planner.username}@example.com`
  const post = async (path: string, data: object = {}) => {
    const answer = await page.request.post(path, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as { id: number }
  }
  const id = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'Jack', email: emma })
  const at = `/api/clients/${id}`
  await runSql(
    instance,
    `update planners set time_zone = '${zoneAtNoon}' where id = (select planner_id from clients where id = $1)`,
    [id],
  )
  await page.request.post(`${at}/customization`, {
    data: { enabledFeatures: ['calendar', 'tasks', 'vendors', 'documents', 'billing', 'messaging'] },
  })
  const people = (await (await page.request.get(`${at}/people`)).json()) as { id: number; role: string }[]
  const two = people.find(({ role }) => role === 'partner-two')?.id
  await page.request.patch(`/api/people/${two}`, { data: { email: jack } })
  await post(`/api/people/${two}/invite`)

  await post(`${at}/messages`, { content: 'Which of the three bands do you like?' })
  const file = {
    name: 'floor-plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% a floor plan\n'),
  }
  expect((await page.request.post(`${at}/documents`, { multipart: { file } })).ok()).toBe(true)
  await post(`${at}/invoices`, { amount: '1200', dueDate: '2031-03-01', status: 'Sent' })
  for (const title of ['Choose the band', 'Write the vows'])
    await post('/api/tasks', { clientId: id, title, assignedTo: 'client' })

  const lettersTo = async (to: string) =>
    (await mailsIn(instance.dataDir)).filter((mail) => mail.to === to && !/portal of|confirm/i.test(mail.subject))
  await sendLettersNow(instance, id)
  await expect.poll(() => lettersTo(jack), { timeout: 60_000 }).toHaveLength(1)
  const [letter] = await lettersTo(jack)
  for (const words of ['Which of the three bands', 'floor-plan', '$1,200.00', 'Choose the band', 'Write the vows'])
    expect(letter?.text).toContain(words)

  const billing = letter?.text.match(/https?:\/\/\S+billing\S*/)?.[0] ?? ''
  await theirs.goto(billing)
  await theirs.getByRole('button', { name: 'Open the Portal' }).click()
  await expect(theirs).toHaveURL(new RegExp(`/client-portal/${id}\\?tab=billing#invoice-\\d+$`))
  await theirs.getByRole('button', { name: /^Pay Now/ }).click()
  await theirs.getByRole('button', { name: 'Pay 120000' }).click()
  await expect(theirs.getByText('Thank you! Your payment has arrived.')).toBeVisible()
  await theirs.goto(`/client-portal/${id}?tab=tasks`)
  const band = theirs.getByRole('tabpanel').getByRole('checkbox', { name: /Choose the band/ })
  // A tick is shown once the device has stored it, which `check` does not wait for.
  await band.click()
  await expect(band).toBeChecked()

  expect(letter?.replyTo).toMatch(/^reply\+[\w-]+@studio\.example$/)
  const answer = [
    `From: Jack <${jack}>`,
    `To: ${letter?.replyTo}`,
    `Subject: Re: ${letter?.subject}`,
    `Message-ID: <answer-${Date.now()}@example.com>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The second one, please.',
    '',
    'On Monday, Dana Whitfield wrote:',
    '> Which of the three bands do you like?',
  ].join('\r\n')
  const taken = await page.request.post('/api/inbox', {
    headers: { authorization: `Bearer ${inbox.secret}`, 'content-type': 'message/rfc822' },
    data: Buffer.from(answer),
  })
  expect(taken.status()).toBe(200)

  await expect
    .poll(async () => {
      const thread = (await (await page.request.get(`${at}/messages`)).json()) as {
        content: string
        personName: string
      }[]
      return thread.map(({ content, personName }) => `${personName ?? 'planner'}: ${content}`)
    })
    .toContain('Jack: The second one, please.')

  const toPlanner = async () =>
    (await mailsIn(instance.dataDir)).filter(({ to, subject }) => to === planner.email && !/confirm/i.test(subject))
  const titles = async () =>
    ((await (await page.request.get('/api/notifications')).json()) as { title: string }[]).map(({ title }) => title)
  await expect.poll(titles).toHaveLength(4)
  await sendLettersNow(instance, id)
  await expect.poll(toPlanner, { timeout: 60_000 }).toHaveLength(1)
  const [bundle] = await toPlanner()
  for (const words of ['Choose the band', '$1,200.00', 'The second one, please.']) expect(bundle?.text).toContain(words)
  // Emma was never invited.
  await expect.poll(() => lettersTo(jack), { timeout: 60_000 }).toHaveLength(2)
  expect((await lettersTo(jack)).map(({ subject }) => subject).at(-1)).toBe('Payment received: $1,200.00')
  expect(await lettersTo(emma)).toEqual([])
  expect(await toPlanner()).toHaveLength(1)
})
