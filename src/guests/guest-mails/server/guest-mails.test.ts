import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestMails } from '#guests/guest-mails/contract/endpoints.ts'
import { mailsAMinute } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { guestMailJobs, remindGuests, sendGuestMails } from '#guests/guest-mails/server/jobs.ts'
import { mailJobs } from '#platform/server/jobs/mail.ts'
import { openPost } from '#platform/server/jobs/post.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { dayIn, zoneAt } from '#test/clock.ts'
import { exported, imported } from '#test/imports.ts'
import { openMailServer } from '#test/mail-server.ts'
import { joinAs } from '#test/members.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
})
afterAll(() => server.close())

async function wedding(deadline = '2090-05-01') {
  const planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Marchetti', businessEmail: 'hello@marchetti.example' })
  const client = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'Noah', weddingDate: '2090-06-10' })
  const path = `/api/clients/${client.id}`
  const { body: dinner } = await planner.post(`${path}/parts`, { name: 'Dinner', deadline })
  const add = async (name: string, more: object = {}) => {
    const guests = [{ firstName: name, lastName: 'Hill' }]
    const { body } = await planner.post(`${path}/envelopes`, { name, email: `${name}@guests.example`, guests, ...more })
    return body as { id: number; guests: { id: number }[] }
  }
  // What was mailed about the sign-up.
  await newMails()
  return { planner, client, path, dinner: dinner.id as number, add }
}

const send = (caller: Caller, path: string, envelopeIds: number[], kind = 'invitation', wave = 1) =>
  caller.post(`${path}/guest-mails`, { kind, wave, envelopeIds })
const stateOf = async (planner: Caller, path: string) => (await planner.get(`${path}/guest-mails`)).body as GuestMails

async function newMails() {
  await server.workOff()
  return server.newMails()
}
const recipients = async () => (await newMails()).map(({ to }) => to?.[0]?.address).toSorted()

const answer = (planner: PlannerCaller, guestId: number, partId: number) =>
  planner.patch(`/api/guests/${guestId}`, { answers: [{ partId, attending: true }] })

describe('an invitation', () => {
  it('leads to the answer, and says what became of it', async () => {
    const { planner, path, add } = await wedding()
    const { id } = await add('ann')
    expect((await send(planner, path, [id])).body).toMatchObject({ count: 1 })
    expect((await stateOf(planner, path)).mails).toMatchObject([{ envelopeId: id, state: 'waiting', sentAt: null }])
    const [mail, ...more] = await newMails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Your invitation to the wedding of Emma & Noah',
      from: { name: 'Marchetti via Larkspur' },
      replyTo: [{ address: 'hello@marchetti.example' }],
    })
    expect(mail?.text).toContain('Dear ann,\n\nThis is your invitation to the wedding of Emma & Noah on June 10, 2090.')
    expect(mail?.text).toContain('Please tell us by May 1, 2090')
    expect(mail?.text).toContain('No more emails about this wedding:\nhttps://bloom.example/rsvp/')
    const link = /https:\/\/bloom\.example(\/rsvp\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const [sent] = (await stateOf(planner, path)).mails
    expect(sent).toMatchObject({ state: 'sent', sentAt: expect.stringMatching(/^20/), openedAt: null })
    expect((await server.visitor().get(`/api${link}`)).status).toBe(200)
    expect((await stateOf(planner, path)).mails[0]?.openedAt).toMatch(/^20/)
  })

  it('goes once to an envelope, whatever is pressed again', async () => {
    const { planner, path, add } = await wedding()
    const [ann, bob] = [await add('ann'), await add('bob')]
    const presses = await Promise.all([1, 2, 3].map(() => send(planner, path, [ann.id, ann.id, bob.id])))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await recipients()).toEqual(['ann@guests.example', 'bob@guests.example'])
    expect((await send(planner, path, [ann.id], 'invitation', 2)).status).toBe(400)
    const cleo = await add('cleo')
    expect((await send(planner, path, [ann.id, bob.id, cleo.id], 'invitation', 2)).body).toMatchObject({ count: 1 })
    expect(await recipients()).toEqual(['cleo@guests.example'])
    const [mailing] = (await stateOf(planner, path)).mailings
    await server.run(sendGuestMails, { mailing: mailing!.id })
    expect(await recipients()).toEqual([])
  })

  it('is not for who has answered everything already by a card, also when that comes before its turn', async () => {
    const { planner, path, dinner, add } = await wedding()
    const reply = (envelope: Awaited<ReturnType<typeof add>>) => {
      const answers = [{ partId: dinner, attending: true, previous: { attending: null, meal: null } }]
      return planner.post(`/api/envelopes/${envelope.id}/paper-reply`, {
        guests: [{ id: envelope.guests[0]!.id, answers }],
      })
    }
    const [ann, bob, cleo] = [await add('ann'), await add('bob'), await add('cleo')]
    expect((await reply(ann)).status).toBe(200)
    expect((await send(planner, path, [ann.id])).status).toBe(400)
    expect((await send(planner, path, [ann.id, bob.id, cleo.id])).body).toMatchObject({ count: 2 })
    await reply(bob)
    expect(await recipients()).toEqual(['cleo@guests.example'])
    await planner.post(`${path}/parts`, { name: 'Brunch' })
    expect((await send(planner, path, [ann.id], 'invitation', 2)).status).toBe(201)
  })

  it('is not sent again to an envelope whose deletion was undone', async () => {
    const { planner, path, client, add } = await wedding()
    const { id } = await add('ann')
    await send(planner, path, [id])
    expect(await recipients()).toHaveLength(1)
    await planner.delete(`/api/envelopes/${id}`)
    const [{ batch }] = (await planner.get(`/api/clients/${client.id}/history`)).body
    expect((await planner.post(`/api/history/${batch}/undo`)).status).toBe(200)
    expect((await send(planner, path, [id], 'invitation', 2)).status).toBe(400)
    expect(await recipients()).toEqual([])
  })

  it('leaves some each minute, and stops', async () => {
    const { planner, path, add } = await wedding()
    const ids: number[] = []
    for (let n = 0; n < mailsAMinute + 5; n += 1) ids.push((await add(`guest${n}`)).id)
    await send(planner, path, ids)
    expect(await recipients()).toHaveLength(mailsAMinute)
    const [mailing] = (await stateOf(planner, path)).mailings
    expect(mailing).toMatchObject({ sent: mailsAMinute, waiting: 5 })
    expect((await planner.post(`/api/guest-mailings/${mailing!.id}/stop`)).body).toEqual({ stopped: 5 })
    await makeDue(server.database.ownerPool)
    expect(await recipients()).toEqual([])
    expect((await stateOf(planner, path)).mailings).toMatchObject([{ waiting: 0, leftOut: 5, sent: mailsAMinute }])
    expect((await send(planner, path, ids, 'invitation', 2)).body).toMatchObject({ count: 5 })
    expect(await recipients()).toHaveLength(5)
  })

  it('is for the planner to send, of its own studio and its own wedding', async () => {
    const { planner, path, client, add } = await wedding()
    const other = await wedding()
    const foreign = await other.add('zelda')
    const own = await add('ann')
    expect((await send(planner, path, [own.id, foreign.id])).status).toBe(404)
    expect((await send(other.planner, path, [own.id])).status).toBe(404)
    const elsewhere = await planner.addClient()
    expect((await send(planner, `/api/clients/${elsewhere.id}`, [own.id])).status).toBe(404)
    const couple = await server.couple(planner, client)
    const member = await joinAs(server, planner, 'bookkeeper')
    for (const caller of [couple, member]) {
      expect((await send(caller, path, [own.id])).status).toBe(403)
      expect((await caller.get(`${path}/guest-mails`)).status).toBe(403)
    }
    expect((await recipients()).filter((to) => to?.endsWith('@guests.example'))).toEqual([])
  })

  it('goes to nobody without an address, only suggested, or of a wedding whose letters are held', async () => {
    const { planner, path, client, add } = await wedding()
    const without = await add('ann', { email: null })
    expect((await send(planner, path, [without.id])).status).toBe(400)
    await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
    const couple = await server.couple(planner, client)
    const { body: suggested } = await couple.post(`${path}/envelopes`, { name: 'Kim', email: 'kim@guests.example' })
    expect((await send(planner, path, [suggested.id])).status).toBe(400)
    const bob = await add('bob')
    await planner.patch(`${path}/letter-settings`, { held: true })
    expect((await send(planner, path, [bob.id])).body.message).toContain('are held')
    await planner.patch(`${path}/letter-settings`, { held: false })
    await send(planner, path, [bob.id])
    await planner.patch(`${path}/letter-settings`, { held: true })
    expect((await recipients()).filter((to) => to?.endsWith('@guests.example'))).toEqual([])
    expect((await stateOf(planner, path)).mailings[0]).toMatchObject({ leftOut: 1, waiting: 0 })
  })

  it('that the mail server refuses says why', async () => {
    const { planner, path, add } = await wedding()
    await newMails()
    const { id } = await add('ann')
    await send(planner, path, [id])
    const mailServer = await openMailServer({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('Mailbox full'), { responseCode: 552 })),
    })
    const options = { mailFrom: 'hello@larkspur.example', publicUrl: 'https://bloom.example', outbox: '' }
    const post = await openPost({ ...options, say: () => {}, smtpUrl: mailServer.url })
    const worker = await startWorker({ ...server.jobContext, post }, [...mailJobs, ...guestMailJobs])
    await expect
      .poll(async () => (await stateOf(planner, path)).mails[0], { timeout: 30_000 })
      .toMatchObject({ bouncedAt: expect.stringMatching(/^20/), bounceReason: expect.stringContaining('Mailbox full') })
    await worker.stop()
    await mailServer.close()
    await server.database.ownerPool.query('delete from graphile_worker._private_jobs')
  })

  it('does not leave with a wedding that was deleted before its turn and is restored', async () => {
    const { planner, path, add } = await wedding()
    const { id } = await add('ann')
    await send(planner, path, [id])
    expect((await planner.delete(path)).status).toBe(204)
    expect(await recipients()).toEqual([])
    const [deleted] = (await planner.get('/api/deleted-clients')).body
    expect((await planner.post(`/api/deleted-clients/${deleted.id}/restore`)).status).toBeLessThan(300)
    const [mailing] = (await stateOf(planner, path)).mailings
    expect(mailing).toMatchObject({ waiting: 0, leftOut: 1 })
    await server.run(sendGuestMails, { mailing: mailing!.id })
    expect(await recipients()).toEqual([])
  })

  it('waits for nobody in a studio that was brought from an export', async () => {
    const { planner, path, add } = await wedding()
    await planner.patch(`${path}/guest-list`, { remindDays: 14 })
    const { id } = await add('ann')
    await newMails()
    await send(planner, path, [id])
    await server.database.ownerPool.query('delete from graphile_worker._private_jobs')
    const target = await server.planner()
    const bytes = await exported(server, planner)
    expect(await imported(server, target, bytes)).toMatchObject({ state: 'done' })
    await remindGuests(server.jobContext)
    expect(await recipients()).not.toContain('ann@guests.example')
    const [wed] = (await target.get('/api/clients')).body
    const state = await stateOf(target, `/api/clients/${wed.id}`)
    expect(state.mailings).toMatchObject([{ waiting: 0, leftOut: 1 }])
    expect((await target.get(`/api/clients/${wed.id}/guest-list`)).body).toMatchObject({ remindDays: null })
  })
})

describe('a reminder', () => {
  it('skips whom it is not for when its turn comes', async () => {
    const { planner, path, dinner, add } = await wedding()
    const [ann, bob, cleo, dan] = [await add('ann'), await add('bob'), await add('cleo'), await add('dan')]
    await answer(planner, ann.guests[0]!.id, dinner)
    expect((await send(planner, path, [ann.id], 'reminder')).status).toBe(400)
    const all = [ann, bob, cleo, dan].map(({ id }) => id)
    expect((await send(planner, path, all, 'reminder')).body).toMatchObject({ count: 3 })
    await answer(planner, bob.guests[0]!.id, dinner)
    await planner.delete(`/api/envelopes/${cleo.id}`)
    expect(await recipients()).toEqual(['dan@guests.example'])
    expect((await send(planner, path, [dan.id], 'reminder')).status).toBe(409)
    expect((await send(planner, path, [dan.id], 'reminder', 2)).status).toBe(201)
    expect(await recipients()).toEqual(['dan@guests.example'])
  })

  it('goes by itself once before a deadline, by day', async () => {
    const timeZone = zoneAt(12)
    const { planner, path, dinner, add } = await wedding(dayIn(timeZone, 5))
    await server.database.ownerPool.query('update planners set time_zone = $2 where id = $1', [planner.id, timeZone])
    const [ann, , cleo] = [await add('ann'), await add('bob'), await add('cleo', { list: 'B' })]
    await answer(planner, ann.guests[0]!.id, dinner)
    const remind = async (now?: Date) => {
      await remindGuests(server.jobContext, now)
      return recipients()
    }
    await newMails()
    expect(await remind()).toEqual([])
    await planner.patch(`${path}/guest-list`, { remindDays: 3 })
    expect(await remind()).toEqual([])
    await planner.patch(`${path}/guest-list`, { remindDays: 7 })
    expect(await remind(new Date(Date.now() + 12 * 3_600_000))).toEqual([])
    expect(await remind()).toEqual(['bob@guests.example'])
    expect(await remind()).toEqual([])
    const { mailings } = await stateOf(planner, path)
    expect(mailings).toMatchObject([{ kind: 'reminder', deadline: dayIn(timeZone, 5), sent: 1 }])
    expect(cleo.id).toBeGreaterThan(0)
  })
})

describe('the words', () => {
  const own = {
    kind: 'invitation',
    language: 'en',
    subject: 'Come, {names}!',
    words: 'On {wedding date}, until {deadline}.\n\nHere: {answer link}',
  }

  it.each([
    ['en', 'Save the date: the wedding of Emma & Noah', 'June 10, 2090'],
    ['de', 'Save the Date: die Hochzeit von Emma & Noah', '10. Juni 2090'],
    ['fr', 'Réservez la date\u00a0: le mariage d’Emma & Noah', '10 juin 2090'],
    ['es', 'Reserve la fecha: la boda de Emma & Noah', '10 de junio de 2090'],
  ])('are ours in %s, without a link before the invitation', async (language, subject, date) => {
    const { planner, path, add } = await wedding()
    const { id } = await add('ann', { language })
    const body = { kind: 'save-the-date', language: 'en', envelopeId: id }
    const { body: preview } = await planner.post(`${path}/guest-mail-words/preview`, body)
    expect(preview).toMatchObject({ to: 'ann@guests.example', subject })
    await send(planner, path, [id], 'save-the-date')
    const [mail] = await newMails()
    expect(mail).toMatchObject({ subject })
    const secret = /\/rsvp\/[^/\s]+(?=\/no-more-mail)/
    expect(mail?.text?.replaceAll('\r\n', '\n').trim().replace(secret, '')).toBe(
      preview.text.trim().replace(secret, ''),
    )
    expect(mail?.text).toContain(date)
    expect(mail?.text?.replace(secret, '')).not.toContain('/rsvp/')
  })

  it('are the studio’s own in the language that they are for, with the values of each envelope', async () => {
    const { planner, path, add } = await wedding()
    expect((await planner.post(`${path}/guest-mail-words`, own)).body).toMatchObject({ isOwn: true })
    const [ann, eve] = [await add('<b>Ann</b>', { email: 'ann@guests.example' }), await add('eve', { language: 'fr' })]
    await send(planner, path, [ann.id, eve.id])
    const mails = await newMails()
    const [toAnn, toEve] = ['ann', 'eve'].map((name) => mails.find(({ to }) => to?.[0]?.address?.startsWith(name)))
    expect(toAnn?.subject).toBe('Come, <b>Ann</b>!')
    expect(toAnn?.html).not.toContain('<b>Ann')
    expect(toAnn?.text).toMatch(
      /On June 10, 2090, until May 1, 2090\.\s+Here: https:\/\/bloom\.example\/rsvp\/[\w-]{20,}/,
    )
    expect(toEve?.subject).toBe('Votre invitation au mariage d’Emma & Noah')
  })

  it('name no field that there is not, or that has no value', async () => {
    const { planner, path, dinner, add } = await wedding()
    const words = (change: object) => planner.post(`${path}/guest-mail-words`, { ...own, ...change })
    expect((await words({ words: 'Hi {nobody}' })).status).toBe(400)
    expect((await words({ subject: 'A\r\nBcc: all@example.com' })).status).toBe(400)
    expect((await words({ subject: '{answer link}' })).status).toBe(400)
    expect((await words({ words: '' })).status).toBe(400)
    await words({})
    await planner.patch(`/api/parts/${dinner}`, { deadline: null })
    const { id } = await add('ann')
    expect((await send(planner, path, [id])).body.message).toContain(
      '{deadline}: no deadline for answers ahead, for 1 of 1',
    )
    expect((await words({ subject: '', words: '' })).body).toMatchObject({ isOwn: false })
    expect((await send(planner, path, [id])).status).toBe(201)
    await newMails()
  })

  it('are tried on the planner’s own address only', async () => {
    const { planner, path } = await wedding()
    const { body } = await planner.post(`${path}/guest-mail-words/test`, { ...own, language: 'de' })
    expect(body).toEqual({ email: planner.email })
    const [mail] = await newMails()
    expect(mail).toMatchObject({ to: [{ address: planner.email }], subject: 'Come, Sam & Alex Taylor!' })
    expect((await stateOf(planner, path)).mails).toEqual([])
  })
})
