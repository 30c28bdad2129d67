import { useEffect, useState } from 'react'
import * as calls from '#weddings/couples/contract/calls.ts'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { call, CallError } from '#platform/web/calls/call.ts'
import { portalPathIn } from '#weddings/couples/contract/portal-path.ts'
import { useAnswerByToken } from '#platform/web/calls/use-answer-by-token.ts'
import { localCouple, noteLink, rememberCouple } from '#platform/web/session/session.ts'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

const search = new URLSearchParams(location.search)
const token = search.get('token') ?? ''
const linkHere = { params: { token } }

/** The page that a link in a letter leads to. */
const leadsTo = portalPathIn(search.get('to'))
const asked = leadsTo ? { path: leadsTo } : {}

/** A mailed sign-in link. It is used by a button, because mail scanners open links too. */
export function useLink() {
  const { answer, problem, reload } = useAnswerByToken(calls.readLink, token)
  const [opening, setOpening] = useState<number>()
  const [renewed, setRenewed] = useState<string>()
  const [isRenewing, setRenewing] = useState(false)

  useEffect(() => {
    const own = answer?.portals.find(({ clientId }) => clientId === localCouple()?.id)
    if (!own || !leadsTo) return
    // Somebody who is signed in needs no link, and keeps it for another device. The session may have ended meanwhile.
    const goOn = async () => {
      const session = await call(sessionCalls.ofCouple, {}).catch(() => undefined)
      if (session?.client.id !== own.clientId) return
      await call(calls.noteLink, linkHere).catch(() => {})
      goTo(leadsTo)
    }
    void goOn()
  }, [answer])

  async function open(clientId: number) {
    setOpening(clientId)
    try {
      const { client, path } = await call(calls.openLink, {
        ...linkHere,
        body: { clientId, timeZone: timeZoneHere(), ...asked },
      })
      rememberCouple(client)
      noteLink()
      goTo(path)
    } catch (error) {
      setOpening(undefined)
      toastFailure(error, t('Could not log in'), t('Please try again.'))
      if (error instanceof CallError && error.status === 409) reload()
    }
  }

  async function renew() {
    setRenewing(true)
    try {
      const { message } = await call(calls.renewLink, { ...linkHere, body: asked })
      setRenewed(message)
    } catch (error) {
      toastFailure(error, t('Could not send a new link'), t('Please try again.'))
    }
    setRenewing(false)
  }

  return { answer, problem, reload, open, opening, renew, isRenewing, renewed }
}
