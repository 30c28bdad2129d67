import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { tellVendors } from '#day/days/server/jobs.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { dayIn, noonLater, zoneAt } from '#test/clock.ts'
import { mailTexts, textsInFrame } from '#test/mail-texts.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
  client = await planner.addClient({ email: 'emma@couple.example', language: 'de' })
  await newMails()
})
afterAll(() => server.close())

async function newMails() {
  await server.workOff()
  return server.newMails()
}
/** What the mails say within their frame. */
const mails = async (greeting: string) =>
  textsInFrame(await newMails(), { first: greeting, last: 'Fern & Fig\nhttps://bloom.example' })
const at = (path: string) => `/api/clients/${client.id}/${path}`

it('a couple is invited in the language of its wedding, with the planner’s words as they are', async () => {
  const preview = (await planner.post(at('invite/preview'), { words: 'How lovely!' })).body
  await planner.post(at('invite/mail'), { words: 'How lovely!' })
  const [mail, ...more] = await newMails()
  expect(more).toEqual([])
  expect(mail?.html).toContain('<html lang="de">')
  expect([mail?.subject, preview.subject]).toEqual(['Ihr Hochzeitsportal ist bereit', 'Ihr Hochzeitsportal ist bereit'])
  expect(preview.text).toContain('Guten Tag, Emma & James!\n\nHow lovely!\n\nWir haben ein Portal für Ihre Hochzeit')
})

it('a sign-in link is in the language of its person, else of its wedding', async () => {
  const [emma] = (await planner.get(at('people'))).body as Person[]
  await planner.patch(`/api/people/${emma!.id}`, { language: 'fr' })
  await server.visitor().post('/api/client-login/link', { email: client.email })
  expect(await mails('Bonjour Emma,')).toContain('Subject: Votre lien vers votre portail de mariage')
  await planner.patch(`/api/people/${emma!.id}`, { language: null })
  await server.visitor().post('/api/client-login/link', { email: client.email })
  expect(await mails('Guten Tag, Emma!')).toMatchInlineSnapshot(`
    "Subject: Ihr Link zu Ihrem Hochzeitsportal

    Über diesen Link melden Sie sich ohne Passwort bei Ihrem Hochzeitsportal von Fern & Fig an. Er funktioniert nur einmal und ist 15 Minuten gültig.

    Anmelden:
    https://bloom.example/client-login/link?token=…

    Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Niemand sonst kann den Link benutzen."
  `)
})

it('a person is invited in its own language', async () => {
  const rosa = { name: 'Rosa', email: 'rosa@family.example', language: 'es' }
  const { body } = (await planner.post(at('people'), rosa)) as { body: Person }
  await planner.post(`/api/people/${body.id}/invite`, {})
  expect(await mails('Hola, Rosa:')).toMatchInlineSnapshot(`
    "Subject: El portal de boda de Emma & James

    Fern & Fig le ha invitado al portal de boda de Emma & James. Allí puede seguir toda la organización y ver qué está pagado y qué queda por pagar.

    Este enlace lo abre sin contraseña. Solo se puede usar una vez y caduca a los 14 días; después puede pedir uno nuevo.

    Abrir el portal:
    https://bloom.example/client-login/link?token=…

    Si no conoce esta boda, puede ignorar este correo."
  `)
})

describe('letters of news', () => {
  let emma: Person
  beforeAll(async () => {
    await planner.patch('/api/business', { country: 'FR', currency: 'EUR' })
    await server.couple(planner, client)
    emma = ((await planner.get(at('people'))).body as Person[])[0]!
    await newMails()
  })
  const letterIn = async (language: 'fr' | 'de') => {
    await planner.patch(`/api/people/${emma.id}`, { language })
    await sendLetters(server.jobContext, noonLater())
    return mailTexts((await newMails()).filter(({ to }) => to?.[0]?.address === client.email))
  }

  it('are in the language of their person, with dates and amounts as the studio’s country writes them', async () => {
    const sent = { amount: '1200.50', dueDate: '2031-03-01', status: 'Sent' }
    const { body: invoice } = await planner.post(at('invoices'), sent)
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '600', date: '2026-01-02' })
    await planner.post(at('events'), { title: 'Tasting', date: '2031-01-08', time: '14:00' })
    expect(await letterIn('fr')).toMatchInlineSnapshot(`
      "Subject: Fern & Fig : 1 nouvelle facture, 1 nouveau paiement et 1 changement dans votre agenda

      Bonjour Emma,

      Voici les dernières nouvelles de Fern & Fig au sujet de votre mariage :

      Facture INV-0001 : 1 200,50 €
      Échéance : 1er mars 2031
      https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1

      Paiement reçu : 600,00 €
      Pour la facture INV-0001. Il reste 600,50 € à payer.
      https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dbilling%23invoice-1

      Nouveau dans votre agenda : Tasting
      8 janvier 2031, 14h00
      https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-1

      Ouvrir le portail :
      https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1

      Fern & Fig vous écrit par l’intermédiaire de Larkspur. Vous pouvez répondre à cet e-mail.

      Choisir la fréquence de nos e-mails :
      https://bloom.example/mail-settings/…

      Fern & Fig
      https://bloom.example"
    `)
  })

  it('keep what was known in it too', async () => {
    const { body: event } = await planner.post(at('events'), { title: 'Fitting', date: '2031-01-09', time: '10:00' })
    await letterIn('de')
    await planner.patch(`/api/events/${event.id}`, { date: '2031-02-01', time: '15:30' })
    expect(await letterIn('de')).toMatchInlineSnapshot(`
      "Subject: Verschoben: Fitting

      Guten Tag, Emma!

      Ihre Termine haben sich geändert:

      Verschoben: Fitting

      Jetzt am 1. Februar 2031 um 15:30. Bisher war es am 9. Januar 2031 um 10:00.

      Portal öffnen:
      https://bloom.example/client-login/link?token=…&to=%2Fclient-portal%2F1%3Ftab%3Dschedule%23event-2

      Fern & Fig schreibt Ihnen über Larkspur. Sie können auf diese E-Mail antworten.

      Wählen Sie, wie oft wir Ihnen schreiben:
      https://bloom.example/mail-settings/…

      Fern & Fig
      https://bloom.example"
    `)
    await planner.post(at('messages'), { content: 'See you soon.' })
    expect(await letterIn('de')).toContain('Fern & Fig hat Ihnen geschrieben:\n\nNachricht von')
  })
})

it('a reminder of an invoice is in the language of who gets it', async () => {
  const zone = zoneAt(12)
  await planner.patch('/api/preferences', { timeZone: zone })
  await planner.patch('/api/billing', { paymentInstructions: 'Banque Bay' })
  const other = await planner.addClient({ email: 'jean@couple.example', partnerOneName: 'Jean', language: 'fr' })
  await server.couple(planner, other)
  const due = { amount: '80', dueDate: dayIn(zone, 1), issuedOn: dayIn(zone, -9), status: 'Sent' }
  const { body: invoice } = await planner.post(`/api/clients/${other.id}/invoices`, due)
  await newMails()
  expect((await planner.post(`/api/invoices/${invoice.id}/remind`)).status).toBe(202)
  const tomorrow = formatDate(due.dueDate, { language: 'fr', region: { ...defaultRegion, dateOrder: 'day' } })
  const [mail] = await newMails()
  expect(mailTexts([mail!]).replaceAll(tomorrow, '<tomorrow>')).toMatchInlineSnapshot(`
    "Subject: La facture INV-0002 est à régler demain, le <tomorrow>

    Bonjour Jean,

    Nous nous permettons de vous rappeler que 80,00 € de la facture INV-0002 sont à régler demain, le <tomorrow>.

    Vous trouverez la facture dans votre portail de mariage. Pour payer :

    Banque Bay

    Ouvrir le portail :
    https://bloom.example/client-portal/2?tab=billing#invoice-2

    Fern & Fig vous envoie ce rappel par l’intermédiaire de Larkspur. Pour toute question, écrivez à Fern & Fig.

    Fern & Fig
    https://bloom.example"
  `)
})

it('mail to vendors is in the language of the wedding', async () => {
  const { body: vendor } = await planner.post('/api/vendors', {
    name: 'Rosebud',
    category: 'florist',
    email: 'rosebud@vendor.example',
  })
  await planner.post(at('vendors'), { vendorId: vendor.id })
  const { body: day } = await planner.post(at('days'), {
    name: 'Wedding day',
    date: '2031-06-14',
    timeZone: 'Etc/GMT+1',
  })
  const item = { title: 'Flowers', start: '14:30', audience: 'vendors', vendorIds: [vendor.id] }
  const { body: flowers } = await planner.post(`/api/days/${day.id}/items`, item)
  await newMails()
  const told = async () => {
    await planner.post(`/api/days/${day.id}/publish`)
    await tellVendors(server.jobContext, noonLater())
    return mailTexts((await newMails()).filter(({ to }) => to?.[0]?.address === 'rosebud@vendor.example'))
  }
  expect(await told()).toContain('bitte bestätigen Sie')
  await planner.patch(`/api/days/${day.id}/items/${flowers.id}`, { start: '15:00' })
  expect((await told()).replace(/\/for\/[\w-]+/g, '/for/…')).toMatchInlineSnapshot(`
    "Subject: Geändert: Ihr Einsatz bei „Wedding day“ von Emma & James, 14. Juni 2031

    Guten Tag, Rosebud!

    Fern & Fig hat Ihren Einsatz bei „Wedding day“ von Emma & James, 14. Juni 2031 geändert. Bitte sehen Sie ihn sich an und bestätigen Sie ihn noch einmal.

    Zeiten in GMT+1.

    15:00 Flowers
    Jetzt um 15:00 statt um 14:30.
    https://bloom.example/for/…

    Öffnen und bestätigen:
    https://bloom.example/for/…

    Fern & Fig schreibt Ihnen über Larkspur. Sie können auf diese E-Mail antworten.

    Fern & Fig
    https://bloom.example"
  `)
  await planner.post(at('vendor-mails'), { vendorIds: [vendor.id], subject: 'Parking', text: 'Use gate B.' })
  expect(mailTexts(await newMails())).toContain('Guten Tag, Rosebud!\n\nUse gate B.\n\nFern & Fig schreibt Ihnen')
})
