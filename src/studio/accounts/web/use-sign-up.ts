import type { FormEvent } from 'react'
import * as calls from '#studio/accounts/contract/calls.ts'
import { markMismatch, toastPasswordProblem } from '#studio/accounts/web/public/toast-password-problem.ts'
import { signInKey } from '#studio/accounts/web/sign-in-key.ts'
import { call } from '#platform/web/calls/call.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toastAfterLoad } from '#platform/web/ui/overlays/toast.ts'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ signupForm }) => signupForm)

const mismatch = 'Passwords do not match. Please try again.'

export function useSignUp() {
  const form = useZodForm(rules, {
    name: '',
    username: '',
    email: '',
    businessName: '',
    password: '',
    confirmPassword: '',
  })

  const send = form.handleSubmit(
    async (body) => {
      const { message } = await call(calls.signup, { body: { ...body, signInKey: signInKey() } })
      toastAfterLoad({ title: 'Account Created!', text: message })
      goTo(`/verify-email?${new URLSearchParams({ email: body.email })}`)
    },
    ['Signup Failed', 'Failed to create account. Please try again.'],
    () => markMismatch(form, mismatch),
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { password, confirmPassword } = form.values
    toastPasswordProblem(password, confirmPassword, mismatch)
    void send(event)
  }

  return { form, onSubmit }
}
export type SignUp = ReturnType<typeof useSignUp>
