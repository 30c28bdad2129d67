import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remindCouples } from '#money/invoices/server/jobs.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { tellOfDue } from '#talk/letters/server/jobs.ts'
import { mailNotifications, remind } from '#talk/notifications/server/jobs.ts'
import { zoneAt } from '#test/clock.ts'
import { markedStudio, markedWedding, newsOf, secretWord } from '#test/marked-studio.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

const marksIn = (words: string) => new Set(words.toLowerCase().match(/zq(?:studio|wedding)\d+qz/g))

/** All that a mail says, in its headers, its texts and the names of its files. */
const wholeOf = ({ attachments, ...mail }: Email) =>
  JSON.stringify([mail, attachments.map(({ filename, mimeType, contentId }) => [filename, mimeType, contentId])])

const kindsOf: Record<string, RegExp> = {
  'invite of a couple': /^Your wedding portal is ready$/,
  'invite of a person': /^The wedding portal of/,
  'new password': /^A new password/,
  'sign-in link': /^Your link to/,
  'letter about several things': /^1 new message, 1 new document/,
  'tasks due tomorrow': /due tomorrow/i,
  'invoice reminder': /^Invoice zq\w+ is due/,
  'news to the planner': /overdue|due today|message/,
}

it('no mail holds words of another wedding, of another studio, or what is private', { timeout: 60_000 }, async () => {
  const zone = zoneAt(12)
  const noon = () => new Date(Date.now() + 20 * 60_000)
  const owners = new Map<string, string[]>()
  const logos = new Map<string, Set<string>>()
  const all: {
    weddings: Awaited<ReturnType<typeof markedWedding>>[]
    planner: Awaited<ReturnType<typeof markedStudio>>
  }[] = []
  for (const [at, color] of ['#804000', '#004080'].entries()) {
    const mark = `zqstudio${at}qz`
    const planner = await markedStudio(server, mark, color)
    await planner.patch('/api/preferences', { timeZone: zone })
    const weddings = []
    for (const number of [1, 2, 3]) weddings.push(await markedWedding(server, planner, `zqwedding${at}${number}qz`))
    const own = weddings.map((wedding) => wedding.mark)
    owners.set(planner.email, [mark, ...own])
    for (const wedding of own)
      for (const to of ['couple', 'witness']) owners.set(`${wedding}@${to}.example`, [mark, wedding])
    all.push({ planner, weddings })
  }
  const mails: Email[] = []
  const collect = async () => {
    await server.workOff()
    mails.push(...(await server.newMails()))
  }
  for (const number of [0, 1, 2])
    for (const { planner, weddings } of all) await newsOf(planner, weddings[number]!, zone)
  await server.run(remind, null)
  await server.database.ownerPool.query(
    `update notices set created_at = created_at - interval '1 day' where kind = 'invoice'`,
  )
  await server.run(remindCouples, null)
  await sendLetters(server.jobContext, noon())
  await mailNotifications(server.jobContext, noon())
  await collect()
  await server.run(tellOfDue, null)
  await sendLetters(server.jobContext, noon())
  for (const { weddings } of all)
    for (const { client } of weddings)
      for (const path of ['/api/client-login/link', '/api/client-forgot-password'])
        await server.visitor().post(path, { email: client.email })
  await collect()

  for (const mail of mails) {
    const to = mail.to?.[0]?.address ?? ''
    const own = owners.get(to)
    expect(own, `a mail to ${to}`).toBeDefined()
    const whole = wholeOf(mail)
    for (const mark of marksIn(whole)) expect(own, `${mail.subject} to ${to}`).toContain(mark)
    if (to.startsWith('zqwedding')) {
      expect(mail.text).toContain(own?.[1])
      expect(whole).not.toContain(secretWord)
    }
    for (const { content } of mail.attachments) {
      const logo = Buffer.from(content as ArrayBuffer).toString('base64')
      logos.set(own![0]!, (logos.get(own![0]!) ?? new Set()).add(logo))
    }
  }
  for (const [kind, subject] of Object.entries(kindsOf))
    expect(mails.filter((mail) => subject.test(mail.subject ?? '')).length, kind).toBeGreaterThan(0)
  const [one, two] = logos.values()
  expect([one?.size, two?.size]).toEqual([1, 1])
  expect([...one!]).not.toEqual([...two!])
})
