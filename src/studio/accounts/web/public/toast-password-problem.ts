import { passwordProblem } from '#studio/accounts/web/password-problem.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** Shows a toast if something is wrong with a new password; true if something is. */
export function toastPasswordProblem(...given: Parameters<typeof passwordProblem>): boolean {
  const problem = passwordProblem(...given)
  if (problem) toast({ ...problem, variant: 'destructive' })
  return problem !== undefined
}

type Twice = {
  values: { password: string; confirmPassword: string }
  setError: (name: 'confirmPassword', message: string) => void
}

/** Marks the repetition as different at once, since the schema checks that only when all fields are valid. */
export function markMismatch({ values: { password, confirmPassword }, setError }: Twice, mismatch: string): void {
  if (confirmPassword !== '' && password !== confirmPassword) setError('confirmPassword', mismatch)
}
