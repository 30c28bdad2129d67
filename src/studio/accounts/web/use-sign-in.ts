import { useState } from 'react'
import type { SecondFactorMethod } from '#contract/errors.ts'
import * as calls from '#contract/calls.ts'
import { welcome } from '#web/accounts/shared/welcome.ts'
import { call, CallError } from '#web/calls/call.ts'
import { useZodForm } from '#web/ui/controls/form.ts'
import { goTo } from '#web/ui/go-to.ts'
import { toastAfterLoad } from '#web/ui/overlays/toast.ts'

const rules = () => import('#contract/accounts.ts').then(({ loginForm }) => loginForm)

const unverified = {
  title: 'Email Verification Required',
  text: 'Please check your email and verify your account before logging in.',
  variant: 'destructive',
} as const

export function useSignIn() {
  const form = useZodForm(rules, { email: '', password: '' })
  /** With what the sign-in goes on, once the password was right. */
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>()

  const onSubmit = form.handleSubmit(
    async (body) => {
      try {
        welcome(await call(calls.accounts.login, { body }))
      } catch (error) {
        if (error instanceof CallError && error.needsVerification) {
          toastAfterLoad(unverified)
          return goTo(`/verify-email?${new URLSearchParams({ email: body.email })}`)
        }
        if (error instanceof CallError && error.secondFactors) return setMethods(error.secondFactors)
        throw error
      }
    },
    ['Login Failed', 'Invalid email or password. Please try again.'],
  )

  const confirm = async (code: string) => welcome(await call(calls.accounts.login, { body: { ...form.values, code } }))

  return { form, onSubmit, methods, confirm, back: () => setMethods(undefined) }
}
export type SignIn = ReturnType<typeof useSignIn>
