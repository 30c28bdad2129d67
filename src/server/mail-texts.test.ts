import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { Person } from '#contract/people.ts'
import { remindCouples } from '#server/invoices/jobs.ts'
import { formatDate } from '#contract/formatted-date.ts'
import { dayIn, zoneAt } from '#test/clock.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
  client = await planner.addClient({ email: 'emma@couple.example' })
  await server.couple(planner, client)
  await mails()
})
afterAll(() => server.close())

async function mails(): Promise<string> {
  await server.workOff()
  return mailTexts(await server.newMails())
}
const at = (path: string) => `/api/clients/${client.id}/${path}`

it('the invite of a couple', async () => {
  const { id } = await planner.addClient({ email: 'sofia@couple.example', partnerOneName: 'Sofia' })
  await planner.post(`/api/clients/${id}/invite/mail`, { words: 'How lovely to have met you.' })
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Your wedding portal is ready

    Dear Sofia & James,

    How lovely to have met you.

    We have opened a portal for your wedding: everything that we plan together, in one place.

    Choose a password with this link, and come in. It works once, within 14 days.

    Open the portal:
    https://bloom.example/client-invite/…

    If you are not planning a wedding with us, you can ignore this mail.

    Fern & Fig
    https://bloom.example"
  `)
})

it('the link for a new password', async () => {
  await server.visitor().post('/api/client-forgot-password', { email: client.email })
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: A new password for your wedding portal

    Dear Emma & James,

    With this link you choose a new password for your wedding portal. It works once, within 14 days.

    Choose a new password:
    https://bloom.example/client-invite/…

    If you did not ask for it, ignore this mail: your password stays as it is.

    Larkspur
    https://bloom.example"
  `)
})

it('the same link, sent by the planner', async () => {
  await planner.post(at('invite/mail'), {})
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: A new password for your wedding portal

    Dear Emma & James,

    With this link you choose a new password for your wedding portal. It works once, within 14 days.

    Choose a new password:
    https://bloom.example/client-invite/…

    If you did not ask for it, ignore this mail: your password stays as it is.

    Fern & Fig
    https://bloom.example"
  `)
})

it('the invite of a person', async () => {
  const ruth = { name: 'Ruth', email: 'ruth@family.example' }
  const { body } = (await planner.post(at('people'), ruth)) as { body: Person }
  await planner.post(`/api/people/${body.id}/invite`, {})
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: The wedding portal of Emma & James

    Dear Ruth,

    Fern & Fig invites you to the wedding portal of Emma & James, with everything that is planned together.

    This link opens it without a password. It works once, within 14 days; after that you can ask for a new one.

    Open the portal:
    https://bloom.example/client-login/link?token=…

    If you do not know this wedding, you can ignore this mail.

    Fern & Fig
    https://bloom.example"
  `)
})

it('a sign-in link', async () => {
  await server.visitor().post('/api/client-login/link', { email: client.email })
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Your link to your wedding portal

    Dear Emma,

    With this link you sign in to your wedding portal without a password. It works once, within 15 minutes.

    Sign in:
    https://bloom.example/client-login/link?token=…

    If you did not ask for it, you can ignore this mail: nobody else can use the link.

    Larkspur
    https://bloom.example"
  `)
})

it('a sign-in link of an address with two portals', async () => {
  const other = await server.planner()
  await mails()
  const { id } = await other.addClient({ email: client.email })
  await other.post(`/api/clients/${id}/invite`)
  await server.visitor().post('/api/client-login/link', { email: client.email })
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Your link to your wedding portal

    Dear Emma,

    With this link you sign in without a password, and choose one of your portals. It works once, within 15 minutes.

    Sign in:
    https://bloom.example/client-login/link?token=…

    If you did not ask for it, you can ignore this mail: nobody else can use the link.

    Larkspur
    https://bloom.example"
  `)
})

it('reminders of one and of several invoices', async () => {
  const timeZone = zoneAt(12)
  await planner.patch('/api/preferences', { timeZone })
  await planner.patch('/api/billing', { remindBefore: 3, remindAfter: 5, paymentInstructions: 'First Bay Bank' })
  const invoice = (amount: string, dueDate: string) =>
    planner.post(at('invoices'), { amount, dueDate, issuedOn: dayIn(timeZone, -90), status: 'Sent' })
  const reminder = async () => {
    await server.run(remindCouples, null)
    const days = [0, 1].map((offset) => formatDate(dayIn(timeZone, offset)))
    return days.reduce((text, day, at) => text.replaceAll(day, ['<today>', '<tomorrow>'][at]!), await mails())
  }
  await invoice('500', dayIn(timeZone, 1))
  expect(await reminder()).toMatchInlineSnapshot(`
    "Subject: Invoice INV-0001 is due tomorrow, <tomorrow>

    Dear Emma & James,

    A friendly reminder that $500.00 of invoice INV-0001 is due tomorrow, <tomorrow>.

    You find the invoice in your wedding portal. How to pay:

    First Bay Bank

    Open the portal:
    https://bloom.example/client-portal/1?tab=billing#invoice-1

    Fern & Fig sends this reminder through Larkspur. Please write to Fern & Fig if you have a question about it.

    Fern & Fig
    https://bloom.example"
  `)
  await server.database.ownerPool.query(`update invoice_reminders set sent_at = sent_at - interval '1 day'`)
  await invoice('80', dayIn(timeZone, 0))
  expect(await reminder()).toMatchInlineSnapshot(`
    "Subject: 2 invoices are due: $580.00

    Dear Emma & James,

    A friendly reminder of 2 invoices:

    Invoice INV-0002: $80.00 is due today, <today>.

    Invoice INV-0001: $500.00 is due tomorrow, <tomorrow>.

    Together that is $580.00.

    You find the invoices in your wedding portal. How to pay:

    First Bay Bank

    Open the portal:
    https://bloom.example/client-portal/1?tab=billing

    Fern & Fig sends this reminder through Larkspur. Please write to Fern & Fig if you have a question about it.

    Fern & Fig
    https://bloom.example"
  `)
})
