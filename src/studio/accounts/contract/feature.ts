import * as accounts from '#studio/accounts/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { open, planner } from '#platform/contract/page.ts'

export default {
  pages: [
    open('/login', { title: 'Sign In', screen: 'app/web/sign-in/LoginPage' }),
    open('/verify-email', { title: 'Verify Your Email', screen: 'studio/accounts/web/VerifyEmailPage' }),
    open('/forgot-password', { title: 'Forgot your password?', screen: 'studio/accounts/web/ForgotPasswordPage' }),
    open('/reset-password', { title: 'New Password', screen: 'studio/accounts/web/ResetPasswordPage' }),
    open('/restore-email', { title: 'Your Email Address', screen: 'studio/accounts/web/RestoreEmailPage' }),
    planner('/settings', {
      needs: null,
      title: 'Settings',
      screen: 'app/web/settings/SettingsPage',
      reads: [accounts.readPreferences],
    }),
  ],
} satisfies Feature
