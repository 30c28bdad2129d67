import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import { sendLetters } from '#server/letters/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { formOf, pdf } from '#test/form.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
  const couple = await planner.addClient({ email: 'emma@couple.example' })
  client = (await server.couple(planner, couple)).client
  await server.workOff()
  await server.newMails()
})
afterAll(() => server.close())

async function letter(): Promise<string> {
  await sendLetters(server.jobContext, noonLater())
  await server.workOff()
  return mailTexts((await server.newMails()).filter(({ to }) => to?.[0]?.address === client.email))
}
const at = (path: string) => `/api/clients/${client.id}/${path}`
const write = (content: string) => planner.post(at('messages'), { content })
const task = (title: string, dueDate: string) =>
  planner.post('/api/tasks', { clientId: client.id, title, dueDate, assignedTo: 'client' })
const invoice = (amount: string) => planner.post(at('invoices'), { amount, dueDate: '2031-03-01', status: 'Sent' })
const document = async (name: string) => planner.post(at('documents'), ...(await formOf({}, [{ name, bytes: pdf() }])))
const event = (title: string) => planner.post(at('events'), { title, date: '2031-01-08', time: '14:00' })

it('several things of one kind', async () => {
  await invoice('100')
  await invoice('250')
  expect(await letter()).toMatchInlineSnapshot(`
    "Subject: 2 new invoices from Fern & Fig

    Dear Emma,

    Fern & Fig has sent you this:

    Invoice INV-0001: $100.00
    Due March 1, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1

    Invoice INV-0002: $250.00
    Due March 1, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-2

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})

it('several things of several kinds', async () => {
  await write('Hello')
  await write('One more thing: the cake.')
  await document('Menu.pdf')
  await invoice('800')
  await task('Taste the cake', '2031-02-14')
  await event('Rehearsal')
  expect(await letter()).toMatchInlineSnapshot(`
    "Subject: 2 new messages, 1 new document, 1 new invoice, 1 new task, and 1 new date from Fern & Fig

    Dear Emma,

    There is news from Fern & Fig about your wedding:

    Message from Paula Planner
    Hello
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dmessages%23message-1

    Message from Paula Planner
    One more thing: the cake.
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dmessages%23message-2

    New document: Menu
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Ddocuments%23document-1

    Invoice INV-0003: $800.00
    Due March 1, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-3

    Task for you: Taste the cake
    Due February 14, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dtasks%23task-1

    New in your schedule: Rehearsal
    January 8, 2031, 2:00 PM
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-1

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})
