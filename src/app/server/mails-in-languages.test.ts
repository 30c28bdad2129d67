import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { textsInFrame } from '#test/mail-texts.ts'
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

    Über diesen Link melden Sie sich ohne Passwort bei Ihrem Hochzeitsportal von Fern & Fig an. Er funktioniert einmal, innerhalb von 15 Minuten.

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

    Este enlace lo abre sin contraseña. Funciona una sola vez, durante 14 días; después puede pedir uno nuevo.

    Abrir el portal:
    https://bloom.example/client-login/link?token=…

    Si no conoce esta boda, puede ignorar este correo."
  `)
})
