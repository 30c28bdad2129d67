import * as couples from '#contract/calls/couples.ts'
import type { Feature } from '#contract/feature.ts'
import { open } from '#contract/page.ts'

export default {
  pages: [
    open('/client-invite/{token}', {
      title: 'Your wedding portal',
      screen: 'couples/InvitePage',
      reads: [couples.readInvite],
    }),
    open('/client-login/link', {
      title: 'Your wedding portal',
      screen: 'couples/LinkPage',
      reads: [couples.readLink],
    }),
    open('/client-login', { title: 'Your wedding portal', screen: 'couples/CoupleLoginPage' }),
    open('/client-forgot-password', { title: 'Forgotten password', screen: 'couples/CoupleForgotPasswordPage' }),
  ],
} satisfies Feature
