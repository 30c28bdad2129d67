import { useState } from 'react'
import type { SecondFactorMethod } from '#platform/contract/errors.ts'
import * as calls from '#studio/accounts/contract/calls.ts'
import { welcome } from '#studio/accounts/web/public/welcome.ts'
import { call, CallError } from '#platform/web/calls/call.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toastAfterLoad } from '#platform/web/ui/overlays/toast.ts'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ loginForm }) => loginForm)

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
        welcome(await call(calls.login, { body }))
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

  const confirm = async (code: string) => welcome(await call(calls.login, { body: { ...form.values, code } }))

  return { form, onSubmit, methods, confirm, back: () => setMethods(undefined) }
}
export type SignIn = ReturnType<typeof useSignIn>
