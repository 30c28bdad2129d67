import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellOfTasksDue } from '#server/letters/queries.ts'
import { asSystem } from '#server/db/as-system.ts'
import { dayIn } from '#test/clock.ts'
import { openLetterTexts } from '#test/letter-texts.ts'

let studio: Awaited<ReturnType<typeof openLetterTexts>>
beforeAll(async () => (studio = await openLetterTexts()))
afterAll(() => studio.server.close())

it('a message', async () => {
  await studio.write('The tasting is on Friday.\n\nBring your mother!')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Message from Paula Planner

    Dear Emma,

    Fern & Fig has written to you:

    Message from Paula Planner

    The tasting is on Friday.

    Bring your mother!

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dmessages%23message-1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})

it('a document', async () => {
  await studio.document('Floor plan.pdf')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: New document: Floor plan

    Dear Emma,

    Fern & Fig has shared this with you:

    New document: Floor plan

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Ddocuments%23document-1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})

it('an invoice', async () => {
  await studio.invoice('1200.50')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Invoice INV-0001: $1,200.50

    Dear Emma,

    Fern & Fig has sent you this:

    Invoice INV-0001: $1,200.50

    Due March 1, 2031

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})

it('a payment', async () => {
  const { body } = await studio.planner.get(studio.at('invoices'))
  await studio.planner.post(`/api/invoices/${body[0].id}/payments`, { amount: '200', date: '2026-01-05' })
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Payment received: $200.00

    Dear Emma,

    Thank you, this has arrived:

    Payment received: $200.00

    You find it with the invoice in your portal.

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})

it('a task', async () => {
  await studio.task('Choose the band', '2031-02-01')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Task for you: Choose the band

    Dear Emma,

    Fern & Fig has this for you to do:

    Task for you: Choose the band

    Due February 1, 2031

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dtasks%23task-1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})

it('a task that is due tomorrow', async () => {
  await studio.task('Write the vows', dayIn('UTC', 1))
  await studio.letter()
  await asSystem(studio.server.database.ownerPool, tellOfTasksDue)
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Due tomorrow: Write the vows

    Dear Emma,

    This is due tomorrow, in case it slipped your mind:

    Due tomorrow: Write the vows

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dtasks%23task-2

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})

it('an event, and its new time', async () => {
  const { body } = await studio.event('Tasting')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: New in your schedule: Tasting

    Dear Emma,

    Your schedule has changed:

    New in your schedule: Tasting

    January 8, 2031, 2:00 PM

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
  await studio.planner.patch(`/api/events/${body.id}`, { time: '16:30' })
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Moved: Tasting

    Dear Emma,

    Your schedule has changed:

    Moved: Tasting

    January 8, 2031, 4:30 PM

    Open the portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-1

    Fern & Fig writes to you through Larkspur. You can answer this mail.

    Choose how often we write:
    https://bloom.example/mail-settings/…

    Fern & Fig
    https://bloom.example"
  `)
})
