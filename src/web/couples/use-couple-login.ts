import type { FormEvent } from 'react'
import { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { call } from '#web/call.ts'
import { portalAddress } from '#web/couples/shared/addresses.ts'
import { rememberCouple } from '#web/session.ts'
import { backAddress } from '#web/shell/sign-in-address.ts'
import { showIssues, useZodForm } from '#web/ui/controls/form.ts'
import { goTo } from '#web/ui/go-to.ts'
import { toast, toastAfterLoad, toastFailure } from '#web/ui/overlays/toast.ts'

const rules = () => import('#contract/accounts.ts').then(({ loginForm }) => loginForm)

export function useCoupleLogin() {
  const form = useZodForm(rules, { email: '', password: '' })

  const send = form.handleSubmit(async (body) => {
    try {
      const { client } = await call(contract.couples.login, { body })
      rememberCouple(client)
      toastAfterLoad({ title: 'Welcome Back!', text: `It is good to see you, ${coupleNames(client)}.` })
      const portal = portalAddress(client.id)
      const back = backAddress()
      goTo(back.split(/[?#]/)[0] === portal ? back : portal)
    } catch (error) {
      showIssues(form, error)
      toastFailure(error, 'Login Failed', 'Please check your email and password.')
    }
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (form.values.email.trim() === '' || form.values.password === '') {
      toast({
        title: 'Missing Information',
        text: 'Please enter both email and password.',
        variant: 'destructive',
      })
    }
    void send(event)
  }

  return { form, onSubmit }
}
