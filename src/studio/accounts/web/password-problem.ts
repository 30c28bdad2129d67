import { passwordMinimum } from '#platform/contract/limits.ts'

type PasswordProblem = { title: string; text: string }

/** What is wrong with a new password that was typed twice: first that both differ, then its length. */
export function passwordProblem(
  password: string,
  again: string,
  mismatch: string,
  title = 'Password Mismatch',
): PasswordProblem | undefined {
  if (password === '' || again === '') return undefined
  if (password !== again) return { title, text: mismatch }
  if (password.length < passwordMinimum) {
    return { title: 'Password Too Short', text: `Password must be at least ${passwordMinimum} characters long.` }
  }
  return undefined
}
