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

    You added an authenticator app to your Larkspur account. From now on, your password alone is not enough to sign in.

    If it was not you, choose a new password and ask the owner of your studio, or whoever runs your Larkspur, for help.

    See Your Security Settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: A recovery code was used to sign in

    Someone signed in to your Larkspur account with one of your recovery codes. You have 9 left.

    If it was not you, choose a new password and ask the owner of your studio, or whoever runs your Larkspur, for help.

    See Your Security Settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: A sign-in from a new device

    Someone signed in to Larkspur as you with Another program, from the address 127.0.0.1, where you had not signed in before.

    If it was you, there is nothing you need to do. If it was not, sign that device out and choose a new password.

    See Where You Are Signed In:
    https://bloom.example/settings?tab=security

    ----

    Subject: You have new recovery codes

    You made new recovery codes for Larkspur. The earlier ones no longer work.

    If it was not you, choose a new password and ask the owner of your studio, or whoever runs your Larkspur, for help.

    See Your Security Settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: A second factor was removed from your account

    You removed an authenticator app from your Larkspur account.

    If it was not you, choose a new password and ask the owner of your studio, or whoever runs your Larkspur, for help.

    See Your Security Settings:
    https://bloom.example/settings?tab=security

    ----

    Subject: Your second factors were reset

    The owner of your studio has removed your second factors at Larkspur and signed you out everywhere. Your password is now enough to sign in.

    If you did not ask for this, choose a new password and ask why it was done.

    Sign In:
    https://bloom.example/login"
  `)
})
