import type { FormEvent } from 'react'
import type { Answer } from '#platform/contract/answers.ts'
import * as calls from '#studio/members/contract/calls.ts'
import { AccountFrame } from '#studio/accounts/web/public/AccountFrame.tsx'
import { NewPasswordFields } from '#studio/accounts/web/public/NewPasswordFields.tsx'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { markMismatch, toastPasswordProblem } from '#studio/accounts/web/public/toast-password-problem.ts'
import { call } from '#platform/web/calls/call.ts'
import { useAnswerByToken } from '#platform/web/calls/use-answer-by-token.ts'
import { rememberPlanner } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { goTo } from '#platform/web/ui/go-to.ts'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { toastAfterLoad } from '#platform/web/ui/overlays/toast.ts'

const rules = () => import('#studio/members/contract/endpoints.ts').then(({ joinForm }) => joinForm)
const mismatch = 'Passwords do not match. Please try again.'

/** Where an invitation to a studio leads: a name, a password, and in. */
export default function JoinPage() {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const { answer, problem, reload } = useAnswerByToken(calls.readInvite, token)
  if (problem === 'unknown')
    return (
      <AccountFrame
        title="This link no longer works"
        text="It was used, it has expired, or a newer one was sent. The studio can send you a new one."
      />
    )
  if (problem)
    return (
      <AccountFrame title="We could not open your invitation" text="Please check your connection.">
        <Button onClick={reload}>Try again</Button>
      </AccountFrame>
    )
  if (!answer)
    return (
      <AccountFrame title="Your invitation" text="One moment.">
        <Skeletons of={['h-11 rounded-md', 'h-11 rounded-md']} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={answer.hasJoined ? 'New Password' : `Join ${answer.studio}`}
      text={`You sign in with ${answer.email}.`}
    >
      <JoinForm token={token} invitation={answer} />
    </AccountFrame>
  )
}

type Invitation = Answer<typeof calls.readInvite>

function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const form = useZodForm(rules, { name: invitation.name, password: '', confirmPassword: '' })
  const send = form.handleSubmit(
    async (body) => {
      const { user } = await call(calls.join, { params: { token }, body })
      if (!user) {
        toastAfterLoad({ title: 'Password Updated', text: 'Please sign in with it and with your second factor.' })
        return goTo('/login')
      }
      rememberPlanner(user)
      toastAfterLoad({ title: 'Welcome', text: `You now work with ${invitation.studio}.` })
      goTo('/')
    },
    ['That did not work', 'Please try again.'],
    () => markMismatch(form, mismatch),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    toastPasswordProblem(form.values.password, form.values.confirmPassword, mismatch)
    void send(event)
  }
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      {form.failed && <Notice kind="failure">{form.failed}</Notice>}
      <input type="text" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      <TextInput label="Full Name" autoComplete="name" required {...form.register('name')} />
      <NewPasswordFields register={form.register} />
      <SubmitButton
        form={form}
        words={invitation.hasJoined ? ['Save New Password', 'Saving...'] : ['Join', 'Joining...']}
        className="w-full"
      />
    </form>
  )
}
