import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import { mailNotifications } from '#server/notifications/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let couple: Caller
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
  client = await planner.addClient({ email: 'emma@couple.example' })
  couple = await server.couple(planner, client)
  await mails()
})
afterAll(() => server.close())

async function mails(): Promise<string> {
  await server.workOff()
  return mailTexts(await server.newMails())
}
const at = (path: string) => `/api/clients/${client.id}/${path}`

it('news of one kind and several kinds to a planner', async () => {
  const news = async () => {
    await mailNotifications(server.jobContext, noonLater())
    return mails()
  }
  await news()
  await couple.post(at('messages'), { content: 'We love the second band.' })
  expect(await news()).toMatchInlineSnapshot(`
    "Subject: Message from Emma & James

    Hello Paula Planner,

    Message from Emma & James

    We love the second band.

    Open the conversation:
    https://bloom.example/messages?client=1

    You choose what we write about in Larkspur, under Settings, Notifications.

    Fern & Fig
    https://bloom.example"
  `)
  const task = { clientId: client.id, title: 'Choose the band', assignedTo: 'client' }
  const { body } = await planner.post('/api/tasks', task)
  await couple.patch(`/api/tasks/${body.id}`, { completed: true })
  await couple.post(at('messages'), { content: 'And the cake with figs.' })
  await couple.post(at('feedback'), { rating: 5, review: 'Wonderful.', category: 'Planning', isPublic: true })
  expect(await news()).toMatchInlineSnapshot(`
    "Subject: 1 message, 2 more

    Hello Paula Planner,

    This is new in your studio:

    Task completed
    Emma & James completed “Choose the band”.
    https://bloom.example/tasks/1

    Message from Emma & James
    And the cake with figs.
    https://bloom.example/messages?client=1

    New feedback
    Emma & James gave 5 of 5 stars.
    https://bloom.example/feedback

    Open Larkspur:
    https://bloom.example/notifications

    You choose what we write about in Larkspur, under Settings, Notifications.

    Fern & Fig
    https://bloom.example"
  `)
})

it('an export that is ready', async () => {
  await planner.post('/api/export')
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Your export is ready

    Hello Paula Planner,

    The export that you asked for is ready. You can download it in the settings for one day.

    Open the settings:
    https://bloom.example/settings?tab=data

    Larkspur
    https://bloom.example"
  `)
})

it('mails about an account', async () => {
  const email = 'paula@studio.example'
  const account = { name: 'Paula Planner', email, password: 'peony and rosemary' }
  const signUp = (username: string) =>
    server.visitor().post('/api/auth/signup', { ...account, username, confirmPassword: account.password })
  await signUp('paula')
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Please confirm your email address

    Hello,

    Welcome to Larkspur. Please confirm that this is your address; the link works for 24 hours.

    Confirm my address:
    https://bloom.example/verify-email?token=…&email=paula%40studio.example

    If you did not ask for this, you can ignore this mail.

    Larkspur
    https://bloom.example"
  `)
  await server.database.ownerPool.query('update planners set email_verified = true where email = $1', [email])
  await signUp('another')
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: You already have an account

    Hello,

    Somebody, hopefully you, tried to use this address for an account at Larkspur. It belongs to an account already: sign in with it, or ask for a new password there.

    Sign in:
    https://bloom.example/login

    If it was not you, you can ignore this mail: nothing has changed.

    Larkspur
    https://bloom.example"
  `)
  await server.visitor().post('/api/auth/forgot-password', { email })
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Choose a new password

    Hello Paula Planner,

    Somebody, hopefully you, asked for a new password. The link works once, within one hour.

    Choose a new password:
    https://bloom.example/reset-password?token=…

    If it was not you, ignore this mail: your password stays as it is.

    Larkspur
    https://bloom.example"
  `)
  const signedIn = server.visitor()
  await signedIn.post('/api/auth/login', { email, password: account.password })
  await signedIn.patch('/api/profile', { email: 'new@studio.example', currentPassword: account.password })
  await server.workOff()
  const [confirm] = await server.newMails()
  const token = /token=([\w-]+)/.exec(confirm?.text ?? '')?.[1]
  await server.visitor().post('/api/auth/verify-email', { token })
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Your email address was changed

    Hello Paula Planner,

    From now on, you sign in to Larkspur with new@studio.example. If you changed this, there is nothing to do.

    If it was not you, take the change back: everybody is signed out, and you get a link to choose a new password. This works for one week.

    Take the change back:
    https://bloom.example/restore-email?token=…

    Larkspur
    https://bloom.example"
  `)
})

it('the invitation of a member, and the link for a new password', async () => {
  const other = await server.planner()
  await other.patch('/api/business', { businessName: 'Fern & Fig' })
  await mails()
  const ada = await joinAs(server, other, 'assistant')
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Work with Fern & Fig on Larkspur

    Hello Max assistant,

    Fern & Fig invites you as Assistant. Choose a password to begin. The link works once, within 14 days; after that, the studio can send you a new one.

    Join the studio:
    https://bloom.example/join?token=…

    If you do not know this studio, you can ignore this mail.

    Larkspur
    https://bloom.example"
  `)
  await server.visitor().post('/api/auth/forgot-password', { email: ada.email })
  expect(await mails()).toMatchInlineSnapshot(`
    "Subject: Choose a new password

    Hello Max assistant,

    Somebody, hopefully you, asked for a new password for your work with Fern & Fig. The link works once, within 14 days; after that, the studio can send you a new one.

    Choose a new password:
    https://bloom.example/join?token=…

    If it was not you, ignore this mail: your password stays as it is.

    Larkspur
    https://bloom.example"
  `)
})
