import * as accounts from '#contract/calls/accounts.ts'
import type { Feature } from '#contract/feature.ts'
import { open, planner } from '#contract/page.ts'

export default {
  pages: [
    open('/login', { title: 'Sign in', screen: 'accounts/LoginPage' }),
    open('/verify-email', { title: 'Verify your email', screen: 'accounts/VerifyEmailPage' }),
    open('/forgot-password', { title: 'Forgotten password', screen: 'accounts/ForgotPasswordPage' }),
    open('/reset-password', { title: 'New password', screen: 'accounts/ResetPasswordPage' }),
    open('/restore-email', { title: 'Your email address', screen: 'accounts/RestoreEmailPage' }),
    planner('/settings', {
      title: 'Settings',
      screen: 'settings/SettingsPage',
      reads: [accounts.readPreferences],
    }),
  ],
} satisfies Feature
