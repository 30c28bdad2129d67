import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLetterTexts } from '#test/letter-texts.ts'

let studio: Awaited<ReturnType<typeof openLetterTexts>>
beforeAll(async () => (studio = await openLetterTexts()))
afterAll(() => studio.server.close())

it('several things of one kind', async () => {
  await studio.invoice('100')
  await studio.invoice('250')
  expect(await studio.letter()).toMatchInlineSnapshot(`
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
  await studio.write('Hello')
  await studio.write('One more thing: the cake.')
  await studio.document('Menu.pdf')
  await studio.invoice('800')
  await studio.task('Taste the cake', '2031-02-14')
  await studio.event('Rehearsal')
  expect(await studio.letter()).toMatchInlineSnapshot(`
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
