import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { remindCouples } from '#money/invoices/server/jobs.ts'
import { mailNotifications } from '#talk/notifications/server/jobs.ts'
import { dayIn, noonLater, zoneAt } from '#test/clock.ts'
import { textsInFrame } from '#test/mail-texts.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let couple: Caller
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
  client = await planner.addClient({ email: 'emma@couple.example' })
  couple = await server.couple(planner, client)
  await forgetMails()
})
afterAll(() => server.close())

/** What the mails of today say within their frame: to whom they are, and whose name they are sent in. */
async function mails(to: string, from: string): Promise<string> {
  await server.workOff()
  return textsInFrame(await server.newMails(), { first: to, last: `${from}\nhttps://bloom.example` })
}
async function forgetMails(): Promise<void> {
  await server.workOff()
  await server.newMails()
}
const at = (path: string) => `/api/clients/${client.id}/${path}`

it('news of one kind and several kinds to a planner', async () => {
  const news = async () => {
    await mailNotifications(server.jobContext, noonLater())
    return mails('Hello Paula Planner,', 'Fern & Fig')
  }
  await mailNotifications(server.jobContext, noonLater())
  await forgetMails()
  await couple.post(at('messages'), { content: 'We love the second band.' })
  expect(await news()).toMatchInlineSnapshot(`
    "Subject: Message from Emma & James

    Message from Emma & James

    We love the second band.

    Open the Conversation:
    https://bloom.example/messages?client=1

    You can choose what we email you about in Larkspur, under Settings, Notifications."
  `)
  const task = { clientId: client.id, title: 'Choose the band', assignedTo: 'client' }
  const { body } = await planner.post('/api/tasks', task)
  await couple.patch(`/api/tasks/${body.id}`, { completed: true })
  await couple.post(at('messages'), { content: 'And the cake with figs.' })
  await couple.post(at('feedback'), { rating: 5, review: 'Wonderful.', category: 'Planning', isPublic: true })
  expect(await news()).toMatchInlineSnapshot(`
    "Subject: 1 message, 2 more

    Here is what is new in your studio:

    Task completed
    Emma & James completed “Choose the band”.
    https://bloom.example/tasks/1

    Message from Emma & James
    And the cake with figs.
    https://bloom.example/messages?client=1

    New feedback
    Emma & James gave 5 of 5 stars.
    https://bloom.example/feedback

    Open Larkspur:
    https://bloom.example/notifications

    You can choose what we email you about in Larkspur, under Settings, Notifications."
  `)
})

it('an export that is ready', async () => {
  await planner.post('/api/export')
  expect(await mails('Hello Paula Planner,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: Your export is ready

    The export you asked for is ready. You can download it in the settings for one day.

    Open Settings:
    https://bloom.example/settings?tab=data"
  `)
})

it('mails about an account', async () => {
  const email = 'paula@studio.example'
  const account = { name: 'Paula Planner', email, password: 'peony and rosemary' }
  const signUp = (username: string) =>
    server.visitor().post('/api/auth/signup', { ...account, username, confirmPassword: account.password })
  await signUp('paula')
  expect(await mails('Hello,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: Please confirm your email address

    Someone signed up with this address on … UTC and chose a password. The link confirms both: if that was not you, do not open it.

    Welcome to Larkspur. Please confirm that this is your address; the link works for 24 hours.

    Confirm My Address:
    https://bloom.example/verify-email?token=…&email=paula%40studio.example

    If you did not ask for this, you can ignore this email."
  `)
  await server.database.ownerPool.query('update planners set email_verified = true where email = $1', [email])
  await signUp('another')
  expect(await mails('Hello,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: You already have an account

    Someone, hopefully you, tried to use this address for a Larkspur account. It already belongs to an account: sign in with it, or ask for a new password.

    Sign In:
    https://bloom.example/login

    If it was not you, you can ignore this email: nothing has changed."
  `)
  await server.visitor().post('/api/auth/forgot-password', { email })
  expect(await mails('Hello Paula Planner,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: Choose a new password

    Someone, hopefully you, asked for a new password. The link works once, within one hour.

    Choose a New Password:
    https://bloom.example/reset-password?token=…

    If it was not you, you can ignore this email: your password stays the same."
  `)
  const signedIn = server.visitor()
  await signedIn.post('/api/auth/login', { email, password: account.password })
  await signedIn.patch('/api/profile', { email: 'new@studio.example', currentPassword: account.password })
  await server.workOff()
  const [confirm] = await server.newMails()
  const token = /token=([\w-]+)/.exec(confirm?.text ?? '')?.[1]
  await server.visitor().post('/api/auth/verify-email', { token })
  expect(await mails('Hello Paula Planner,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: Your email address was changed

    From now on, you sign in to Larkspur with new@studio.example. If you changed this, there is nothing you need to do.

    If it was not you, undo the change: you will be signed out everywhere, anything added to the account since then will end, and you will get a link to choose a new password. This works for one week.

    Undo the Change:
    https://bloom.example/restore-email?token=…"
  `)
})

it('the invitation of a member, and the link for a new password', async () => {
  const other = await server.planner()
  await other.patch('/api/business', { businessName: 'Fern & Fig' })
  await forgetMails()
  const ada = await joinAs(server, other, 'assistant')
  expect(await mails('Hello Max assistant,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: Join Fern & Fig on Larkspur

    Fern & Fig has invited you as Assistant. Choose a password to get started. The link works once, within 14 days; after that, the studio can send you a new one.

    Join the Studio:
    https://bloom.example/join?token=…

    If you do not know this studio, you can ignore this email."
  `)
  await server.visitor().post('/api/auth/forgot-password', { email: ada.email })
  expect(await mails('Hello Max assistant,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: Choose a new password

    Someone, hopefully you, asked for a new password for your account with Fern & Fig. The link works once, within 14 days; after that, the studio can send you a new one.

    Choose a New Password:
    https://bloom.example/join?token=…

    If it was not you, you can ignore this email: your password stays the same."
  `)
})

it('the invite of a couple', async () => {
  const { id } = await planner.addClient({ email: 'sofia@couple.example', partnerOneName: 'Sofia' })
  await planner.post(`/api/clients/${id}/invite/mail`, { words: 'How lovely to have met you.' })
  expect(await mails('Dear Sofia & James,', 'Fern & Fig')).toMatchInlineSnapshot(`
    "Subject: Your wedding portal is ready

    How lovely to have met you.

    We have opened a portal for your wedding: everything we plan together, in one place.

    Choose a password with this link and come in. It works once, within 14 days.

    Open the Portal:
    https://bloom.example/client-invite/…

    If you are not planning a wedding with us, you can ignore this email."
  `)
})

it('the link for a new password', async () => {
  await server.visitor().post('/api/client-forgot-password', { email: client.email })
  expect(await mails('Dear Emma & James,', 'Fern & Fig')).toMatchInlineSnapshot(`
    "Subject: A new password for your wedding portal

    Use this link to choose a new password for your wedding portal. It works once, within 14 days.

    Choose a New Password:
    https://bloom.example/client-invite/…

    If you did not ask for this, you can ignore this email: your password stays the same."
  `)
})

it('the same link, sent by the planner', async () => {
  await planner.post(at('invite/mail'), {})
  expect(await mails('Dear Emma & James,', 'Fern & Fig')).toMatchInlineSnapshot(`
    "Subject: A new password for your wedding portal

    Use this link to choose a new password for your wedding portal. It works once, within 14 days.

    Choose a New Password:
    https://bloom.example/client-invite/…

    If you did not ask for this, you can ignore this email: your password stays the same."
  `)
})

it('the invite of a person', async () => {
  const ruth = { name: 'Ruth', email: 'ruth@family.example' }
  const { body } = (await planner.post(at('people'), ruth)) as { body: Person }
  await planner.post(`/api/people/${body.id}/invite`, {})
  expect(await mails('Dear Ruth,', 'Fern & Fig')).toMatchInlineSnapshot(`
    "Subject: The wedding portal of Emma & James

    Fern & Fig has invited you to the wedding portal of Emma & James. There you can follow all the planning and see what is paid and what is left to pay.

    This link opens it without a password. It works once, within 14 days; after that you can ask for a new one.

    Open the Portal:
    https://bloom.example/client-login/link?token=…

    If you do not know this wedding, you can ignore this email."
  `)
})

it.each([
  ['no-money', 'There you can follow the planning and write messages.'],
  ['only-money', 'There you can see the invoices, what is paid, and what is left to pay.'],
])('an invitation promises somebody with the access %s what it will see', async (access, promise) => {
  const { body } = await planner.post(at('people'), { name: 'Walter', email: `${access}@family.example`, access })
  await planner.post(`/api/people/${body.id}/invite`)
  expect(await mails('Dear Walter,', 'Fern & Fig')).toContain(
    `Fern & Fig has invited you to the wedding portal of Emma & James. ${promise}`,
  )
})

it('a sign-in link', async () => {
  await server.visitor().post('/api/client-login/link', { email: client.email })
  expect(await mails('Dear Emma,', 'Fern & Fig')).toMatchInlineSnapshot(`
    "Subject: Your link to your wedding portal

    Use this link to log in to your wedding portal at Fern & Fig without a password. It works once, within 15 minutes.

    Log In:
    https://bloom.example/client-login/link?token=…

    If you did not ask for it, you can ignore this email: nobody else can use the link."
  `)
})

it('a sign-in link of an address with two portals', async () => {
  const other = await server.planner()
  await forgetMails()
  const { id } = await other.addClient({ email: client.email })
  await other.post(`/api/clients/${id}/invite`)
  await server.visitor().post('/api/client-login/link', { email: client.email })
  expect(await mails('Dear Emma,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: Your link to your wedding portal

    Use this link to log in without a password and choose one of your portals. It works once, within 15 minutes.

    Log In:
    https://bloom.example/client-login/link?token=…

    If you did not ask for it, you can ignore this email: nobody else can use the link."
  `)
})

it('reminders of one and of several invoices', async () => {
  const timeZone = zoneAt(12)
  const people = (await planner.get(at('people'))).body as Person[]
  for (const { id } of people.filter(({ role }) => role === 'other'))
    await planner.patch(`/api/people/${id}`, { access: 'no-money' })
  await planner.patch('/api/preferences', { timeZone })
  await planner.patch('/api/billing', { remindBefore: 3, remindAfter: 5, paymentInstructions: 'First Bay Bank' })
  const invoice = (amount: string, dueDate: string) =>
    planner.post(at('invoices'), { amount, dueDate, issuedOn: dayIn(timeZone, -90), status: 'Sent' })
  const reminder = async () => {
    await server.database.ownerPool.query(`update notices set created_at = created_at - interval '1 day'`)
    await server.run(remindCouples, null)
    const days = [0, 1].map((offset) => formatDate(dayIn(timeZone, offset), defaultLocale))
    return days.reduce(
      (text, day, at) => text.replaceAll(day, ['<today>', '<tomorrow>'][at]!),
      await mails('Dear Emma,', 'Fern & Fig'),
    )
  }
  await invoice('500', dayIn(timeZone, 1))
  expect(await reminder()).toMatchInlineSnapshot(`
    "Subject: Invoice INV-0001 is due tomorrow, <tomorrow>

    A friendly reminder that $500.00 of invoice INV-0001 is due tomorrow, <tomorrow>.

    You can find the invoice in your wedding portal. How to pay:

    First Bay Bank

    Open the Portal:
    https://bloom.example/client-portal/1?tab=billing#invoice-1

    Fern & Fig sent this reminder through Larkspur. Please write to Fern & Fig if you have any questions about it."
  `)
  await server.database.ownerPool.query(`update invoice_reminders set sent_at = sent_at - interval '1 day'`)
  await invoice('80', dayIn(timeZone, 0))
  expect(await reminder()).toMatchInlineSnapshot(`
    "Subject: 2 invoices are due: $580.00

    A friendly reminder of 2 invoices:

    Invoice INV-0002: $80.00 is due today, <today>.

    Invoice INV-0001: $500.00 is due tomorrow, <tomorrow>.

    The total is $580.00.

    You can find the invoices in your wedding portal. How to pay:

    First Bay Bank

    Open the Portal:
    https://bloom.example/client-portal/1?tab=billing

    Fern & Fig sent this reminder through Larkspur. Please write to Fern & Fig if you have any questions about it."
  `)
})
