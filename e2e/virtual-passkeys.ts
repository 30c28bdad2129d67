import type { Page } from '@playwright/test'
import { inspect } from './inspection.ts'

const options = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** Gives the browser a device with passkeys, whose owner confirms everything. */
export async function addPasskeyDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const add = async () => {
    await cdp.send('WebAuthn.enable')
    return (await cdp.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId
  }
  let authenticatorId = await add()
  const credentials = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    credentials,
    /** The end of the inspection's session removes the device, so it is added again, with its passkeys. */
    async inspect() {
      const kept = await credentials()
      await inspect(page)
      await cdp.send('WebAuthn.disable')
      authenticatorId = await add()
      for (const credential of kept) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    /** The person is not recognized, and gives up. */
    refuse: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    /** The person is recognized again. */
    confirm: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}
