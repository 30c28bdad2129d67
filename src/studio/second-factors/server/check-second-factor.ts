import type { SecondFactorMethod } from '#platform/contract/errors.ts'
import { noteFailedSignIn } from '#studio/accounts/server/public/failed-sign-in.ts'
import { limitCodes, type WithoutSession } from '#platform/server/db/limits.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { recoveryCodeUsedMail } from '#studio/second-factors/server/mails.ts'
import { findSecret, methodsOf, useRecoveryCode, useStep, type Account } from '#studio/second-factors/server/queries.ts'
import { asAppCode, openSecret, stepOf } from '#studio/second-factors/server/totp.ts'

type Outside = { withoutSession: WithoutSession; services: Pick<Services, 'authenticatorBox'> }
type Person = Account & { name: string; email: string }

/**
 * With what somebody whose password was right has to go on; undefined if that was enough, or the code is right. A code is
 * used up. A wrong one is refused.
 */
export async function missingFactor(
  outside: Outside,
  person: Person,
  code: string | undefined,
): Promise<SecondFactorMethod[] | undefined> {
  const { withoutSession } = outside
  const methods = await withoutSession((tx) => methodsOf(tx, person))
  if (methods.length === 0) return undefined
  if (code === undefined) return methods
  await limitCodes(withoutSession, `${person.plannerId} ${person.memberId ?? ''}`, async () => {
    const appCode = asAppCode(code)
    const isRight = await (appCode ? passesApp(outside, person, appCode) : passesRecovery(outside, person, code))
    if (isRight) return
    await withoutSession((tx) => noteFailedSignIn(tx, person.email))
    refuse('signed-out', { message: 'This code is incorrect or has already been used.' })
  })
  return undefined
}

async function passesApp({ withoutSession, services }: Outside, person: Person, code: string): Promise<boolean> {
  const found = await withoutSession((tx) => findSecret(tx, person, 'confirmed'))
  if (!found) return false
  const step = await stepOf(openSecret(services, found.sealedSecret), code)
  return step !== undefined && withoutSession((tx) => useStep(tx, found.id, step))
}

const passesRecovery = ({ withoutSession }: Outside, person: Person, code: string): Promise<boolean> =>
  withoutSession(async (tx) => {
    const left = await useRecoveryCode(tx, person, code)
    if (left === undefined) return false
    await enqueue(tx, mail, recoveryCodeUsedMail(person, left))
    return true
  })
