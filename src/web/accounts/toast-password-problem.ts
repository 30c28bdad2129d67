import { passwordProblem } from '#web/accounts/password-problem.ts'
import { toast } from '#web/ui/toast.ts'

/** Says in a toast what is wrong with a new password; true when something was. */
export function toastPasswordProblem(...given: Parameters<typeof passwordProblem>): boolean {
  const problem = passwordProblem(...given)
  if (problem) toast({ ...problem, variant: 'destructive' })
  return problem !== undefined
}
