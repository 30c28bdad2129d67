import { expect } from 'vitest'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { dayIn } from '#test/clock.ts'
import { formOf, pdf } from '#test/form.ts'
import { drawPicture } from '#app/server/demo-picture.ts'
import type { Answer, Caller, PlannerCaller, TestServer } from '#test/server.ts'

/** What the people of a wedding never get to see. */
export const secretWord = 'zqsecretqz'

async function done(answer: Promise<Answer>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body as { id: number; inviteUrl: string }
}

/** A studio whose every text carries its mark. */
export async function markedStudio(server: TestServer, mark: string, color: string): Promise<PlannerCaller> {
  const planner = await server.planner()
  const email = `${mark}@business.example`
  await done(planner.patch('/api/profile', { name: `Planner ${mark}`, bio: mark, location: mark }))
  await done(
    planner.patch('/api/business', { businessName: `Studio ${mark}`, businessEmail: email, businessAddress: mark }),
  )
  await done(planner.patch('/api/billing', { remindBefore: 3, remindAfter: 5, paymentInstructions: `Bank ${mark}` }))
  const logo = Buffer.from(await (await drawPicture(color, color)).arrayBuffer())
  await done(planner.post('/api/billing/logo', ...(await formOf({}, [{ name: `${mark}.png`, bytes: logo }]))))
  await done(planner.post('/api/look/photograph', ...(await formOf({}, [{ name: `${mark}.png`, bytes: logo }]))))
  const words = `${mark} writes to {couple}, on {wedding date} at {venue}.`
  for (const kind of ['message', 'several', 'invoice']) await done(planner.patch('/api/letter-words', { kind, words }))
  return planner
}

/** A wedding whose every text carries its mark: a couple that is signed in, with a witness who is invited. */
export async function markedWedding(server: TestServer, planner: PlannerCaller, mark: string) {
  const client = await planner.addClient({
    partnerOneName: `One ${mark}`,
    partnerTwoName: `Two ${mark}`,
    email: `${mark}@couple.example`,
    venue: `Venue ${mark}`,
    weddingDate: '2031-06-14',
    phone: mark,
    notes: `Notes ${mark} ${secretWord}`,
    budget: `${mark} ${secretWord}`,
  })
  const at = (path: string) => `/api/clients/${client.id}/${path}`
  await done(planner.post(at('invite/mail'), { words: `Welcome ${mark}` }))
  const couple = await server.couple(planner, client)
  const witness = { name: `Witness ${mark}`, email: `${mark}@witness.example`, relation: mark, languageNote: mark }
  const person = (await done(planner.post(at('people'), witness))) as unknown as Person
  await done(planner.post(`/api/people/${person.id}/invite`, { words: `Dear witness ${mark}` }))
  return { mark, client, couple, at }
}
type Wedding = Awaited<ReturnType<typeof markedWedding>>

/** Everything that the people of a wedding, and its planner, hear of. */
export async function newsOf(
  planner: PlannerCaller,
  { mark, client, couple, at }: Wedding,
  zone: string,
): Promise<void> {
  const post = (by: Caller, path: string, body: object) => done(by.post(path, body))
  const file = (name: string) => formOf({}, [{ name: `${name}.pdf`, bytes: pdf() }])
  await post(planner, at('messages'), { content: `Message ${mark}` })
  await done(planner.post(at('documents'), ...(await file(`Document ${mark}`))))
  await post(planner, at('events'), { title: `Event ${mark}`, description: mark, date: dayIn(zone, 1) })
  await post(planner, '/api/events', { title: `Studio ${secretWord}`, place: secretWord, date: dayIn(zone, 1) })
  const invoice = { description: `Invoice ${mark}`, invoiceNumber: mark, amount: '500', dueDate: dayIn(zone, 1) }
  const { id } = await post(planner, at('invoices'), { ...invoice, status: 'Sent', issuedOn: dayIn(zone, -9) })
  await post(planner, `/api/invoices/${id}/payments`, { amount: '200', date: dayIn(zone, -1), note: mark })
  await post(planner, at('invoices'), { ...invoice, invoiceNumber: `${mark}-draft`, description: secretWord })
  const task = { clientId: client.id, title: `Task ${mark}`, description: mark, dueDate: dayIn(zone, 1) }
  await post(planner, '/api/tasks', { ...task, assignedTo: 'client' })
  await post(planner, '/api/tasks', { ...task, title: `Private ${mark} ${secretWord}`, dueDate: dayIn(zone, 0) })
  const ticked = await post(planner, '/api/tasks', { ...task, title: `Ticked ${mark}`, assignedTo: 'client' })
  await done(couple.patch(`/api/tasks/${ticked.id}`, { completed: true }))
  await post(couple, at('messages'), { content: `Answer ${mark}` })
  await done(couple.post(at('documents'), ...(await file(`Upload ${mark}`))))
  await post(couple, at('feedback'), { rating: 5, review: mark, category: 'Planning', isPublic: true })
}
