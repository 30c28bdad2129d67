import { useState, type FormEvent } from 'react'
import type { PortalChoice } from '#weddings/couples/contract/endpoints.ts'
import * as couplePasskeyCalls from '#weddings/couples/contract/couple-passkeys/calls.ts'
import * as calls from '#weddings/couples/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { call } from '#platform/web/calls/call.ts'
import { portalAddress } from '#weddings/couples/web/public/addresses.ts'
import { rememberCouple, type LocalCouple } from '#platform/web/session/session.ts'
import { backAddress } from '#platform/web/session/sign-in-address.ts'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toast, toastAfterLoad, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ loginForm }) => loginForm)

const failure = [msg('Login Failed'), msg('Please check your email and password.')] as const

export function useCoupleLogin() {
  const form = useZodForm(rules, { email: '', password: '' })
  const [portals, setPortals] = useState<readonly PortalChoice[]>()
  const [opening, setOpening] = useState<number>()

  const enter = (client: LocalCouple) => {
    rememberCouple(client)
    toastAfterLoad({
      title: t('Welcome Back!'),
      text: t('It is good to see you, {couple}.', { couple: coupleNames(client) }),
    })
    const portal = portalAddress(client.id)
    const back = backAddress()
    goTo(back.split(/[?#]/)[0] === portal ? back : portal)
  }

  const send = form.handleSubmit(async (body) => {
    const answer = await call(calls.login, { body: { ...body, timeZone: timeZoneHere() } })
    if (answer.portals.length > 1) setPortals(answer.portals)
    else enter(answer.client)
  }, failure)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (form.values.email.trim() === '' || form.values.password === '') {
      toast({
        title: t('Missing Information'),
        text: t('Please enter both email and password.'),
        variant: 'destructive',
      })
    }
    void send(event)
  }

  async function choose(clientId: number) {
    setOpening(clientId)
    try {
      const { client } = await call(calls.login, {
        body: { ...form.values, clientId, timeZone: timeZoneHere() },
      })
      enter(client)
    } catch (error) {
      setOpening(undefined)
      toastFailure(error, ...failure)
    }
  }

  const enterWithPasskey = async () => {
    const { provePasskey } = await import('#studio/second-factors/web/public/passkeys.ts')
    const proof = await provePasskey(await call(couplePasskeyCalls.signInOptions, {}))
    const { client } = await call(couplePasskeyCalls.signIn, { body: { ...proof, timeZone: timeZoneHere() } })
    enter(client)
  }

  return { form, onSubmit, portals, choose, opening, enterWithPasskey }
}
