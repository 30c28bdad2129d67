import { appCode } from '#test/app-code.ts'
import { password, type Caller } from '#test/server.ts'

/** An authenticator app; each code belongs to a later time step than the one before, because none works twice. */
export class App {
  readonly secret: string
  #step = -1

  constructor(secret: string) {
    this.secret = secret
  }

  /** The server accepts one step before and after the present one, so three codes at most. */
  next = (): Promise<string> => this.at(this.#step++)
  at = (step: number): Promise<string> => appCode(this.secret, step)
}

/** Sets up an app for the caller, whose last code was of the step before the present one. */
export async function addApp(caller: Caller): Promise<{ app: App; recoveryCodes: string[] }> {
  const begun = await caller.post('/api/second-factors/authenticator', { currentPassword: password })
  const app = new App((begun.body as { secret: string }).secret)
  const confirmed = await caller.post('/api/second-factors/authenticator/confirm', { code: await app.next() })
  if (confirmed.status !== 200) throw new Error(`no app was added: ${JSON.stringify(confirmed.body)}`)
  return { app, recoveryCodes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes }
}
