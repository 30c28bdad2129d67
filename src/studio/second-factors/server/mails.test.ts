import { afterAll, beforeAll, expect, it } from 'vitest'
import { addApp } from '#test/authenticator.ts'
import { textsInFrame } from '#test/mail-texts.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
})
afterAll(() => server.close())

async function mails(to: string, from: string): Promise<string> {
  await server.workOff()
  return textsInFrame(await server.newMails(), { first: to, last: `${from}\nhttps://bloom.example` })
}

it('what somebody hears of second factors', async () => {
  const member = await joinAs(server, planner, 'assistant')
  await server.workOff()
  await server.newMails()
  const { recoveryCodes } = await addApp(member)
  const signIn = { email: member.email, password, code: recoveryCodes[0] }
  expect((await server.visitor().post('/api/auth/login', signIn)).status).toBe(200)
  await member.post('/api/second-factors/recovery-codes', { currentPassword: password })
  await member.post('/api/second-factors/authenticator/remove', { currentPassword: password })
  await planner.post(`/api/members/${member.id}/reset-second-factors`, { currentPassword: password })
  expect(await mails('Hello Max assistant,', 'Larkspur')).toMatchInlineSnapshot(`
    "Subject: A second factor was added to your account

    You added an authenticator app to your account at Larkspur. From now on, your password alone does not sign in.

    If it was not you, choose a new password, and ask whoever runs your Larkspur or owns your studio for help.

    See your security settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: A recovery code was used to sign in

    Somebody signed in to your account at Larkspur with one of your recovery codes. You have 9 left.

    If it was not you, choose a new password, and ask whoever runs your Larkspur or owns your studio for help.

    See your security settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: A sign-in with a new device

    Somebody has signed in to Larkspur as you, with Another program from the address 127.0.0.1, where you had not signed in before.

    If it was you, there is nothing to do. If it was not, sign that device out and choose a new password.

    See where you are signed in:
    https://bloom.example/settings?tab=security

    ----

    Subject: You have new recovery codes

    You made new recovery codes for Larkspur. The earlier ones do not work any more.

    If it was not you, choose a new password, and ask whoever runs your Larkspur or owns your studio for help.

    See your security settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: A second factor was removed from your account

    You removed an authenticator app from your account at Larkspur.

    If it was not you, choose a new password, and ask whoever runs your Larkspur or owns your studio for help.

    See your security settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: Your second factors were reset

    The owner of your studio has removed your second factors at Larkspur, and signed you out everywhere. Your password is enough to sign in again.

    If you did not ask for this, choose a new password, and ask why it was done.

    Sign in:
    https://bloom.example/login"
  `)
})
