import * as couples from '#weddings/couples/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { open } from '#platform/contract/page.ts'

export default {
  pages: [
    open('/client-invite/{token}', {
      title: msg('Your wedding portal'),
      screen: 'weddings/couples/web/InvitePage',
      reads: [couples.readInvite],
      looksBy: /\/api\/client-invite\//,
      isForCouples: true,
    }),
    open('/client-login/link', {
      title: msg('Your wedding portal'),
      screen: 'weddings/couples/web/LinkPage',
      reads: [couples.readLink],
      isForCouples: true,
    }),
    open('/client-login', {
      title: msg('Your wedding portal'),
      screen: 'weddings/couples/web/CoupleLoginPage',
      isForCouples: true,
    }),
    open('/client-forgot-password', {
      title: msg('Forgot your password?'),
      screen: 'weddings/couples/web/CoupleForgotPasswordPage',
      isForCouples: true,
    }),
  ],
} satisfies Feature
