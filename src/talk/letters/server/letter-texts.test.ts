import { formatDate } from '#platform/contract/locale/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayIn, noonLater } from '#test/clock.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { openLetterTexts } from '#test/letter-texts.ts'
import { tellOfDue } from '#talk/letters/server/jobs.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

let studio: Awaited<ReturnType<typeof openLetterTexts>>
beforeAll(async () => (studio = await openLetterTexts()))
afterAll(() => studio.server.close())

it('a message', async () => {
  await studio.write('The tasting is on Friday.\n\nBring your mother!')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Message from Paula Planner

    Fern & Fig has written to you:

    Message from Paula Planner

    The tasting is on Friday.

    Bring your mother!

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dmessages%23message-1"
  `)
})

it('a document', async () => {
  await studio.document('Floor plan.pdf')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: New document: Floor plan

    Fern & Fig has shared this with you:

    New document: Floor plan

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Ddocuments%23document-1"
  `)
})

it('an invoice', async () => {
  await studio.invoice('1200.50')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Invoice INV-0001: $1,200.50

    Fern & Fig has sent you this:

    Invoice INV-0001: $1,200.50

    Due March 1, 2031

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1"
  `)
})

it('a payment', async () => {
  const { body } = await studio.planner.get(studio.at('invoices'))
  await studio.planner.post(`/api/invoices/${body[0].id}/payments`, { amount: '200', date: '2026-01-05' })
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Payment received: $200.00

    Thank you, we have received this:

    Payment received: $200.00

    For invoice INV-0001. $1,000.50 is left to pay.

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1"
  `)
})

it('a payment that settles the invoice', async () => {
  const { body } = await studio.planner.get(studio.at('invoices'))
  await studio.planner.post(`/api/invoices/${body[0].id}/payments`, { amount: '1000.50', date: '2026-01-06' })
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Payment received: $1,000.50

    Thank you, we have received this:

    Payment received: $1,000.50

    For invoice INV-0001, which is now paid in full.

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1"
  `)
})

it('a task', async () => {
  await studio.task('Choose the band', '2031-02-01')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Task for you: Choose the band

    Fern & Fig has something for you to do:

    Task for you: Choose the band

    Due February 1, 2031

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dtasks%23task-1"
  `)
})

it('a task that is due tomorrow', async () => {
  await studio.task('Write the vows', dayIn('UTC', 1))
  await studio.letter()
  await studio.server.run(tellOfDue, null)
  expect((await studio.letter()).replaceAll(formatDate(dayIn('UTC', 1), defaultLocale), '<tomorrow>'))
    .toMatchInlineSnapshot(`
    "Subject: Due tomorrow: Write the vows

    This is due soon:

    Due tomorrow: Write the vows

    <tomorrow>

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dtasks%23task-2"
  `)
})

it('an event, and its new time', async () => {
  const { body } = await studio.event('Tasting')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: New on your schedule: Tasting

    Your schedule has changed:

    New on your schedule: Tasting

    January 8, 2031, 2:00 PM

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-1"
  `)
  await studio.planner.patch(`/api/events/${body.id}`, { time: '16:30' })
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: Moved: Tasting

    Your schedule has changed:

    Moved: Tasting

    Now on January 8, 2031 at 4:30 PM. It was on January 8, 2031 at 2:00 PM.

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-1"
  `)
})

it('several things of one kind', async () => {
  await studio.invoice('100')
  await studio.invoice('250')
  expect(await studio.letter()).toMatchInlineSnapshot(`
    "Subject: 2 new invoices from Fern & Fig

    Fern & Fig has sent you this:

    Invoice INV-0002: $100.00
    Due March 1, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-2

    Invoice INV-0003: $250.00
    Due March 1, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-3

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1"
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
    "Subject: 2 new messages, 1 new document, 1 new invoice, 1 new task, and 1 schedule change from Fern & Fig

    Here is the latest from Fern & Fig about your wedding:

    Message from Paula Planner
    Hello
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dmessages%23message-2

    Message from Paula Planner
    One more thing: the cake.
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dmessages%23message-3

    New document: Menu
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Ddocuments%23document-2

    Invoice INV-0004: $800.00
    Due March 1, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-4

    Task for you: Taste the cake
    Due February 14, 2031
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dtasks%23task-3

    New on your schedule: Rehearsal
    January 8, 2031, 2:00 PM
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-2

    Open the Portal:
    https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1"
  `)
})

it('many tasks, and a wedding that was moved, in the language of the couple', async () => {
  const { planner, server, at } = studio
  const clientId = Number(at('').split('/')[3])
  await planner.patch(`/api/clients/${clientId}`, { language: 'fr', weddingDate: '2031-06-07' })
  for (const title of ['Tâche pour vous', 'Robe', 'Fleurs', 'Gâteau', 'Musique', 'Voyage'])
    await planner.post('/api/tasks', { clientId, title, offset: { months: 0, days: -30 }, assignedTo: 'client' })
  await planner.post(at('re-date'), { weddingDate: '2031-06-14' })
  await sendLetters(server.jobContext, noonLater())
  await server.workOff()
  const [mail] = await server.newMails()
  const text = mail?.text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''
  expect(text).toContain('Tâche pour vous, Robe, Fleurs et 3 autres.')
  expect(text).toContain('Votre mariage est désormais le 14 juin 2031')
  expect(text).toContain('6 dates de votre planning ont été déplacées en conséquence.')
})
