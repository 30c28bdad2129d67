import type { Answer } from '#platform/contract/answers.ts'
import type * as calls from '#weddings/couples/contract/calls.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { t } from '#platform/web/locale/t.ts'

export type Invitation = Answer<typeof calls.readInvite>

/** The names, date and place, set like a printed invitation. */
export function InvitationHeading({ partnerOneName, partnerTwoName, weddingDate, venue }: Invitation) {
  return (
    <header>
      <p className="text-xs font-semibold tracking-[0.12em] text-accent-ink uppercase">{t('Your wedding portal')}</p>
      <h1 className="mt-6 font-display text-[2rem] leading-[1.15] tracking-[-0.01em] text-balance wrap-anywhere sm:text-[2.75rem]">
        <bdi>{partnerOneName}</bdi>
        {partnerTwoName && (
          <>
            <span className="block text-2xl text-accent-ink"> &amp; </span>
            <bdi>{partnerTwoName}</bdi>
          </>
        )}
      </h1>
      {(weddingDate || venue) && (
        <div className="mx-auto mt-6 w-fit max-w-full border-y border-line px-4 py-3">
          {weddingDate && <p className="tabular">{formatDate(weddingDate)}</p>}
          {venue && (
            <p dir="auto" className="text-muted">
              {venue}
            </p>
          )}
        </div>
      )}
    </header>
  )
}
