import { passwordProblem } from '#web/accounts/password-problem.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** Says in a toast what is wrong with a new password; true when something was. */
export function toastPasswordProblem(...given: Parameters<typeof passwordProblem>): boolean {
  const problem = passwordProblem(...given)
  if (problem) toast({ ...problem, variant: 'destructive' })
  return problem !== undefined
}

type Twice = {
  values: { password: string; confirmPassword: string }
  setError: (name: 'confirmPassword', message: string) => void
}

/** Says at the repetition that it differs, which the rules do only once all else is right. */
export function markMismatch({ values: { password, confirmPassword }, setError }: Twice, mismatch: string): void {
  if (confirmPassword !== '' && password !== confirmPassword) setError('confirmPassword', mismatch)
}
