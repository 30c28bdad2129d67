import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { formOf, pdf } from '#test/form.ts'
import { textsInFrame } from '#test/mail-texts.ts'
import { openTestServer } from '#test/server.ts'

const frame = {
  first: 'Dear Emma,',
  last: `Fern & Fig writes to you through Larkspur. You can reply to this email.

Choose how often we email you:
https://bloom.example/mail-settings/…

Fern & Fig
https://bloom.example`,
}

/** A studio with a couple, what it does for the couple, and what the letters about it say within their frame. */
export async function openLetterTexts() {
  const server = await openTestServer({ publicUrl: 'https://bloom.example' })
  const planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
  const couple = await planner.addClient({ email: 'emma@couple.example' })
  const { client } = await server.couple(planner, couple)
  await server.workOff()
  await server.newMails()
  const at = (path: string) => `/api/clients/${client.id}/${path}`
  return {
    server,
    planner,
    at,
    async letter(): Promise<string> {
      await sendLetters(server.jobContext, noonLater())
      await server.workOff()
      const mails = (await server.newMails()).filter(({ to }) => to?.[0]?.address === client.email)
      return textsInFrame(mails, frame)
    },
    write: (content: string) => planner.post(at('messages'), { content }),
    task: (title: string, dueDate: string) =>
      planner.post('/api/tasks', { clientId: client.id, title, dueDate, assignedTo: 'client' }),
    invoice: (amount: string) => planner.post(at('invoices'), { amount, dueDate: '2031-03-01', status: 'Sent' }),
    document: async (name: string) => planner.post(at('documents'), ...(await formOf({}, [{ name, bytes: pdf() }]))),
    event: (title: string) => planner.post(at('events'), { title, date: '2031-01-08', time: '14:00' }),
  }
}
