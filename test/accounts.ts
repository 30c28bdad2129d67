import { password, unique, type Caller, type TestServer } from '#test/server.ts'

export const signUpForm = (email = `${unique()}@example.com`) => ({
  name: 'Ann Lee',
  username: unique(),
  email,
  password,
  confirmPassword: password,
})

/** The token in the latest mail. */
export async function latestToken(server: TestServer): Promise<string> {
  await server.workOff()
  const [mail] = (await server.newMails()).reverse()
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

export const logIn = (caller: Caller, email: string, secret = password) =>
  caller.post('/api/auth/login', { email, password: secret })
