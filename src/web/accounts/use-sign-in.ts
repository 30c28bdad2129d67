import { contract } from '#contract/index.ts'
import { call, CallError } from '#web/call.ts'
import { rememberPlanner } from '#web/session.ts'
import { backAddress } from '#web/shell/sign-in-address.ts'
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

  const onSubmit = form.handleSubmit(
    async (body) => {
      try {
        const { user } = await call(contract.accounts.login, { body })
        rememberPlanner(user)
        toastAfterLoad({ title: 'Welcome Back!', text: `It is good to see you, ${user.name}.` })
        goTo(backAddress())
      } catch (error) {
        if (error instanceof CallError && error.needsVerification) {
          toastAfterLoad(unverified)
          return goTo(`/verify-email?${new URLSearchParams({ email: body.email })}`)
        }
        throw error
      }
    },
    ['Login Failed', 'Invalid email or password. Please try again.'],
  )

  return { form, onSubmit }
}
export type SignIn = ReturnType<typeof useSignIn>
