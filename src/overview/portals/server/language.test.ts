import { formOf, pdf } from '#test/form.ts'
import { mostFileBytes } from '#platform/contract/limits.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkOf } from '#test/links.ts'
import { signInAs } from '#test/people.ts'
import { wordsOf } from '#test/pdf/reader.ts'
import { openTestServer, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('a portal is in the language of the person, and else of the wedding', async () => {
  const planner = await server.planner()
  const client = await planner.addClient()
  const at = `/api/clients/${client.id}`
  expect((await planner.get(`${at}/portal`)).body).toMatchObject({ language: 'en' })
  expect((await planner.patch(at, { language: 'fr' })).body).toMatchObject({ language: 'fr' })
  const { body: ruth } = await planner.post(`${at}/people`, { name: 'Ruth', email: `ruth-${client.id}@example.com` })
  const reader = await signInAs(server, planner, ruth as { id: number })
  expect((await reader.get(`${at}/portal`)).body).toMatchObject({ viewer: 'couple', language: 'fr' })
  expect((await planner.patch(`/api/people/${(ruth as { id: number }).id}`, { language: 'de' })).status).toBe(200)
  expect((await reader.get(`${at}/portal`)).body).toMatchObject({ language: 'de' })
  expect((await planner.get(`${at}/portal`)).body).toMatchObject({ language: 'fr' })
})

it('somebody of the couple chooses a language, for themselves only', async () => {
  const planner = await server.planner()
  const client = await planner.addClient({ language: 'fr' })
  const couple = await server.couple(planner, client)
  const chosen = await couple.patch('/api/client-language', { language: 'de' })
  expect(chosen).toMatchObject({ status: 200, body: { language: 'de' } })
  expect((await couple.get(`/api/clients/${client.id}/portal`)).body).toMatchObject({ language: 'de' })
  const { body: people } = await planner.get(`/api/clients/${client.id}/people`)
  expect(people).toMatchObject([
    { role: 'partner-one', language: 'de' },
    { role: 'partner-two', language: null },
  ])

  const refused = await couple.patch('/api/client-language', { language: 'tlh' })
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'language' }] } })
  expect((await couple.get(`/api/clients/${client.id}/portal`)).body).toMatchObject({ language: 'de' })
})

it('invites and links are in the language of the wedding', async () => {
  const planner = await server.planner()
  const client = await planner.addClient({ language: 'es' })
  const { body } = await planner.post(`/api/clients/${client.id}/invite`)
  const token = (body as { inviteUrl: string }).inviteUrl.split('/').pop()
  expect((await server.visitor().get(`/api/client-invite/${token}`)).body).toMatchObject({ language: 'es' })
  const link = await linkOf(server, planner, { clientId: client.id })
  expect((await server.visitor().get(`/api/links/${link.token}`)).body).toMatchObject({ language: 'es' })
})

it('refuses languages that there are not, and changes nothing', async () => {
  const planner = await server.planner()
  const client = await planner.addClient({ language: 'es' })
  const answer = await planner.patch(`/api/clients/${client.id}`, { language: 'tlh' })
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'language' }] } })
  expect((await planner.get(`/api/clients/${client.id}`)).body).toMatchObject({ language: 'es' })
  expect((await planner.patch(`/api/clients/${client.id}`, { language: '' })).body).toMatchObject({ language: null })
})

it('a refusal is in the language that a page of Larkspur names, and in English for everybody else', async () => {
  const unknown = (language?: string) =>
    server
      .visitor()
      .get(
        '/api/client-invite/unknown',
        language ? { headers: { 'accept-language': 'de', 'x-larkspur-language': language } } : {},
      )
  const [plain, browser, french] = [await unknown(), await unknown('fr-FR,fr;q=0.9'), await unknown('fr')]
  expect(browser.body).toEqual(plain.body)
  expect((plain.body as { message: string }).message).toMatch(/^This invite link is invalid/)
  expect((french.body as { message: string }).message).toMatch(/^Ce lien d’invitation/)
})

it('what a couple is refused is in the language of its page', async () => {
  const planner = await server.planner()
  const couple = await server.couple(planner, await planner.addClient({ language: 'de' }))
  const german = { headers: { 'x-larkspur-language': 'de' } }
  const path = `/api/clients/${couple.client.id}`
  const refused = [
    await couple.post(
      `${path}/feedback`,
      { rating: 9, review: 'Lovely', category: 'Planning', isPublic: false },
      german,
    ),
    await couple.post(`${path}/messages`, { content: '' }, german),
    await couple.get('/api/clients/1/tasks', german),
    await server.visitor().get('/api/client-login/link/none', german),
  ]
  expect(refused.map(({ body }) => body.issues?.[0].message ?? body.message)).toMatchInlineSnapshot(`
    [
      "Bitte geben Sie einen bis fünf Sterne.",
      "Bitte schreiben Sie eine Nachricht.",
      "Wir konnten nicht finden, was Sie suchen.",
      "Dieser Link ist ungültig. Sie können einen neuen anfordern.",
    ]
  `)
})

it('a refusal that names a limit, a file or a field is in the language of its page', async () => {
  const planner = await server.planner()
  const couple = await server.couple(planner, await planner.addClient({ language: 'fr' }))
  const path = `/api/clients/${couple.client.id}`
  const french = { 'x-larkspur-language': 'fr' }
  const upload = async (name: string, bytes: Buffer) => {
    const [form, { headers }] = await formOf({ originalName: name, category: 'other' }, [{ name, bytes }])
    return couple.post(`${path}/documents`, form, { headers: { ...headers, ...french } })
  }
  const refused = [
    await upload('devis.pdf', pdf(mostFileBytes + 1)),
    await upload('devis.exe', pdf()),
    await upload('devis.pdf', Buffer.from('Bonjour')),
    await couple.post(
      `${path}/feedback`,
      { rating: 5, review: 'x'.repeat(10_000), category: 'Planning' },
      { headers: french },
    ),
  ]
  expect(refused.map(({ body }) => body.issues?.[0].message ?? body.message)).toMatchInlineSnapshot(`
    [
      "Merci de choisir un fichier de 10 Mo au maximum.",
      "Merci de choisir un fichier de l’un de ces types : pdf, doc, docx, xls, xlsx, pptx, jpg, jpeg, png, heic, heif, txt.",
      "Le contenu de « devis.pdf » ne correspond pas à son nom.",
      "Merci de rester sous 2000 caractères.",
    ]
  `)
})

it('a refusal with values is in English where no language is named', async () => {
  const planner = await server.planner()
  const client = await planner.addClient({ language: 'fr' })
  const { body } = await planner.patch(`/api/clients/${client.id}`, {
    partnerOneName: 'Emilie',
    previous: { partnerOneName: 'Eve' },
  })
  expect(body).toMatchObject({
    message: 'Someone else changed “Emma & James” in the meantime. Please take another look.',
  })
})

it('an invoice is in the language of whoever of the couple reads it, and of the wedding for its planner', async () => {
  const planner = await server.planner()
  const client = await planner.addClient({ language: 'de' })
  const couple = await server.couple(planner, client)
  await planner.patch('/api/business', { country: 'DE', currency: 'EUR' })
  const draft = { amount: '1200.50', dueDate: '2031-03-01', status: 'Sent' }
  const { body: invoice } = await planner.post(`/api/clients/${client.id}/invoices`, draft)
  const paper = async (caller: Caller) => {
    const { headers, bytes } = await caller.get(`/api/invoices/${invoice.id}/pdf`)
    return { words: wordsOf(bytes), name: headers['content-disposition'] }
  }
  for (const caller of [planner, couple]) {
    const { words, name } = await paper(caller)
    expect(words).toMatch(/RECHNUNG AN.*FÄLLIG 1\. März 2031.*EINZELPREIS.*Gesamt.*Seite 1 von 1/)
    expect(name).toContain('Rechnung INV-0001.pdf')
  }
  const [emma] = (await planner.get(`/api/clients/${client.id}/people`)).body as { id: number }[]
  await planner.patch(`/api/people/${emma!.id}`, { language: 'fr' })
  expect((await paper(couple)).words).toMatch(/FACTURÉ À.*ÉCHÉANCE 1er mars 2031.*Page 1 sur 1/)
})
