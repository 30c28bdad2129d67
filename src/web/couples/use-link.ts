import { useEffect, useState } from 'react'
import { addressOf } from '#contract/address.ts'
import type { PortalChoice } from '#contract/couples.ts'
import type { Answer } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { call, CallError } from '#web/call.ts'
import { takeFirst } from '#web/first-data.ts'
import { localCouple, rememberCouple } from '#web/session.ts'
import { goTo } from '#web/ui/go-to.ts'
import { toastFailure } from '#web/ui/overlays/toast.ts'

type Link = Answer<typeof contract.couples.readLink>
type State =
  | { step: 'loading' | 'invalid' | 'failed' }
  | { step: 'open' | 'used' | 'expired'; portals: readonly PortalChoice[]; email: string | null }

function stateOf({ state, portals, email }: Link): State {
  return state === 'open' && portals.length === 0 ? { step: 'invalid' } : { step: state, portals, email }
}

/** The token of the sign-in link in the address. */
const linkHere = { params: { token: location.pathname.split('/')[2] ?? '' } }

/** The page that a link in a letter leads to. */
const leadsTo = /^\/client-portal\/\d+(\?tab=[a-z]+)?$/.exec(new URLSearchParams(location.search).get('to') ?? '')?.[0]
const asked = leadsTo ? { path: leadsTo } : {}

/** A mailed sign-in link. It is used by a button, because mail scanners open links too. */
export function useLink() {
  const [state, setState] = useState<State>(() => {
    const came = takeFirst(addressOf(contract.couples.readLink, linkHere)) as Link | undefined
    return came ? stateOf(came) : { step: 'loading' }
  })
  const [isEntering, setEntering] = useState(false)
  const [opening, setOpening] = useState<number>()
  const [renewed, setRenewed] = useState<string>()
  const [isRenewing, setRenewing] = useState(false)

  useEffect(() => {
    if (state.step !== 'loading') return
    call(contract.couples.readLink, linkHere)
      .then((link) => setState(stateOf(link)))
      .catch((error: unknown) => {
        const isKnown = error instanceof CallError && error.status < 500
        setState({ step: isKnown ? 'invalid' : 'failed' })
      })
  }, [state.step])

  const portals = 'portals' in state ? state.portals : undefined
  useEffect(() => {
    const own = portals?.find(({ clientId }) => clientId === localCouple()?.id)
    if (!own || !leadsTo || isEntering) return
    setEntering(true)
    // Somebody who is signed in needs no link, and keeps it for another device.
    call(contract.couples.noteLink, linkHere)
      .catch(() => {})
      .finally(() => goTo(leadsTo))
  }, [portals, isEntering])

  async function open(clientId: number) {
    setOpening(clientId)
    try {
      const { client, path } = await call(contract.couples.openLink, { ...linkHere, body: { clientId, ...asked } })
      rememberCouple(client)
      goTo(path)
    } catch (error) {
      setOpening(undefined)
      toastFailure(error, 'Could Not Sign In', 'Please try again.')
      if (error instanceof CallError && error.status === 409) setState({ step: 'loading' })
    }
  }

  async function renew() {
    setRenewing(true)
    try {
      const { message } = await call(contract.couples.renewLink, { ...linkHere, body: asked })
      setRenewed(message)
    } catch (error) {
      toastFailure(error, 'Could Not Send a New Link', 'Please try again.')
    }
    setRenewing(false)
  }

  return { state, retry: () => setState({ step: 'loading' }), open, opening, renew, isRenewing, renewed }
}
