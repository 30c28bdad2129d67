import type { Language } from '#platform/contract/locale/language.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { MailSender } from '#weddings/news/server/public/mail-sender.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { withOwnWords, type Mail } from '#platform/server/jobs/mail-template.ts'

type Couple = { email: string; partnerOneName: string; partnerTwoName: string | null }

/** The mail with a new invite link that a planner sends: the first one, or one for a new password. */
export const mailFromPlanner = (
  couple: Couple & { isActivated: boolean },
  sender: MailSender,
  language: Language,
  words: string | null | undefined,
  path: string,
): Mail => ({
  ...withOwnWords((couple.isActivated ? newPasswordMail : inviteMail)(couple, language, path), words),
  ...sender,
})

function inviteMail(couple: Couple, language: Language, path: string): Mail {
  const t = translator(language)
  return {
    to: couple.email,
    language,
    isAwaited: true,
    subject: t('Your wedding portal is ready'),
    greeting: t('Dear {name},', { name: coupleNames(couple) }),
    paragraphs: [
      t('We have opened a portal for your wedding: everything we plan together, in one place.'),
      t('Choose a password with this link and come in. It works once, within 14 days.'),
    ],
    action: { label: t('Open the Portal'), path },
    footnote: t('If you are not planning a wedding with us, you can ignore this email.'),
  }
}

function newPasswordMail(couple: Couple, language: Language, path: string): Mail {
  const t = translator(language)
  return {
    to: couple.email,
    language,
    isAwaited: true,
    subject: t('A new password for your wedding portal'),
    greeting: t('Dear {name},', { name: coupleNames(couple) }),
    paragraphs: [t('Use this link to choose a new password for your wedding portal. It works once, within 14 days.')],
    action: { label: t('Choose a New Password'), path },
    footnote: t('If you did not ask for this, you can ignore this email: your password stays the same.'),
  }
}

type SignIn = { hasSeveral: boolean; sender: MailSender | undefined }

export function signInMail(
  { name, email, language }: { name: string; email: string; language: Language },
  signIn: SignIn,
  path: string,
): Mail {
  const t = translator(language)
  return {
    to: email,
    language,
    isAwaited: true,
    subject: t('Your link to your wedding portal'),
    greeting: t('Dear {name},', { name }),
    paragraphs: [useOfLink(signIn, t)],
    action: { label: t('Log In'), path },
    footnote: t('If you did not ask for it, you can ignore this email: nobody else can use the link.'),
    ...signIn.sender,
  }
}

function useOfLink({ hasSeveral, sender }: SignIn, t: Translate): string {
  // Only several portals belong to several studios.
  if (!sender)
    return t(
      'Use this link to log in without a password and choose one of your portals. It works once, within 15 minutes.',
    )
  const { studio } = sender
  return hasSeveral
    ? t(
        'Use this link to log in at {studio} without a password and choose one of your portals. It works once, within 15 minutes.',
        { studio },
      )
    : t(
        'Use this link to log in to your wedding portal at {studio} without a password. It works once, within 15 minutes.',
        { studio },
      )
}
