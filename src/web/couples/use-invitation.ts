import { useEffect, useState } from 'react'
import { addressOf } from '#contract/address.ts'
import type { Answer } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { call, CallError } from '#web/call.ts'
import { takeFirst } from '#web/first-data.ts'

export type Invitation = Answer<typeof contract.couples.readInvite>
type State = { step: 'loading' | 'invalid' | 'failed' } | { step: 'used' | 'form'; invitation: Invitation }

const stateOf = (invitation: Invitation): State => ({
  step: invitation.isActivated ? 'used' : 'form',
  invitation,
})

/** The token of the invite in the address. */
export const inviteHere = { params: { token: location.pathname.split('/')[2] ?? '' } }

/** The invitation, embedded in the page or fetched. */
export function useInvitation() {
  const [state, setState] = useState<State>(() => {
    const came = takeFirst(addressOf(contract.couples.readInvite, inviteHere)) as Invitation | undefined
    return came ? stateOf(came) : { step: 'loading' }
  })

  useEffect(() => {
    if (state.step !== 'loading') return
    call(contract.couples.readInvite, inviteHere)
      .then((invitation) => setState(stateOf(invitation)))
      .catch((error: unknown) => {
        const isKnown = error instanceof CallError && error.status < 500
        setState({ step: isKnown ? 'invalid' : 'failed' })
      })
  }, [state.step])

  return { state, retry: () => setState({ step: 'loading' }) }
}
