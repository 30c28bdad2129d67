import { NewPasswordFields } from '#studio/accounts/web/public/NewPasswordFields.tsx'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { StudioWelcome } from '#weddings/couples/web/public/StudioWelcome.tsx'
import type { Activation } from '#weddings/couples/web/use-activation.ts'
import { InvitationHeading, type Invitation } from '#weddings/couples/web/InvitationHeading.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'
import { t } from '#platform/web/locale/t.ts'

export function InvitationForm({ invitation, form, onSubmit }: Activation & { invitation: Invitation }) {
  const { plannerName, studio, email, welcomeWords } = invitation
  return (
    <>
      <InvitationHeading {...invitation} />
      {welcomeWords && (
        <div className="mt-6">
          <StudioWelcome words={welcomeWords} />
        </div>
      )}
      <p className="mt-6 text-balance text-muted">
        {plannerName === studio
          ? t('{studio} invites you: everything about your day, in one place. Choose a password and come in.', {
              studio,
            })
          : t(
              '{plannerName} of {studio} invites you: everything about your day, in one place. Choose a password and come in.',
              { plannerName, studio },
            )}
      </p>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {t('You log in with:')} <strong className="font-medium text-ink">{email}</strong>
      </p>
      <form noValidate onSubmit={onSubmit} className="mt-6 space-y-5 text-left">
        {form.failed && <Notice kind="failure">{form.failed}</Notice>}
        {/* For password managers, which would store the password without a name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields register={form.register} />
        <SubmitButton form={form} words={[t('Activate Account'), t('Activating...')]} className="w-full" />
      </form>
    </>
  )
}
