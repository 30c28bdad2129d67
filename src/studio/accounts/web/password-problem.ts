import { passwordMinimum } from '#platform/contract/limits.ts'
import { t } from '#platform/web/locale/t.ts'

type PasswordProblem = { title: string; text: string }

/** What is wrong with a new password that was typed twice: first that both differ, then its length. */
export function passwordProblem(
  password: string,
  again: string,
  mismatch: string,
  title = t('Password Mismatch'),
): PasswordProblem | undefined {
  if (password === '' || again === '') return undefined
  if (password !== again) return { title, text: mismatch }
  if (password.length < passwordMinimum) {
    return {
      title: t('Password Too Short'),
      text: t('Password must be at least {passwordMinimum} characters long.', { passwordMinimum }),
    }
  }
  return undefined
}
