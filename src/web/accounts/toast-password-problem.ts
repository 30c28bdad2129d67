import { passwordProblem } from '#web/accounts/password-problem.ts'
import { toast } from '#web/ui/toast.ts'

/** Says in a toast what is wrong with a new password; true when something was. */
export function toastPasswordProblem(password: string, again: string, mismatch: string): boolean {
  const problem = passwordProblem(password, again, mismatch)
  if (problem) toast({ ...problem, variant: 'destructive' })
  return problem !== undefined
}
