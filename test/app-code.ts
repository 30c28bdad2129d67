import { setTimeout as pause } from 'node:timers/promises'
import { generate } from 'otplib'

const stepSeconds = 30
const enoughSeconds = 3

/**
 * The code that an authenticator app shows in a time step, 0 for the present one. The step before is accepted only as
 * long as the present one lasts, so its code waits for the next step if the present one is about to end.
 */
export async function appCode(secret: string, step: number): Promise<string> {
  const leftSeconds = stepSeconds - ((Date.now() / 1000) % stepSeconds)
  if (step < 0 && leftSeconds < enoughSeconds) await pause(Math.ceil(leftSeconds * 1000) + 1)
  return generate({ secret, epoch: Date.now() / 1000 + stepSeconds * step })
}
