import * as couples from '#weddings/couples/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { open } from '#platform/contract/page.ts'

export default {
  pages: [
    open('/client-invite/{token}', {
      title: 'Your wedding portal',
      screen: 'weddings/couples/web/InvitePage',
      reads: [couples.readInvite],
    }),
    open('/client-login/link', {
      title: 'Your wedding portal',
      screen: 'weddings/couples/web/LinkPage',
      reads: [couples.readLink],
    }),
    open('/client-login', { title: 'Your wedding portal', screen: 'weddings/couples/web/CoupleLoginPage' }),
    open('/client-forgot-password', {
      title: 'Forgotten password',
      screen: 'weddings/couples/web/CoupleForgotPasswordPage',
    }),
  ],
} satisfies Feature
