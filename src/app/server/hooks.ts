import { listVendorsOfPublished, openDayLink } from '#day/days/server/link-queries.ts'
import { askForFirstTemplates } from '#plan/templates/server/ask-for-first-templates.ts'
import { noteReturnedMail } from '#guests/guest-mails/server/returned-mail-queries.ts'
import { missingFactor } from '#studio/second-factors/server/check-second-factor.ts'
import { followCurrency } from '#money/invoices/server/public/follow-currency.ts'
import { listClients } from '#weddings/clients/server/public/clients.ts'
import { endOpenInvite } from '#weddings/couples/server/queries.ts'
import { findLogo } from '#money/billing/server/public.ts'
import { openLinkOf } from '#weddings/couples/server/public/open-link.ts'
import { deleteWedding } from '#weddings/trash/server/public.ts'
import { noteChannel, noteOpened } from '#talk/letters/server/queries.ts'
import { incomeOfMonth } from '#money/figures/server/public.ts'

/** What features add to the work of those below them, which do not know them. */
export const hooks = {
  /** Gives a studio what it starts with, when its first address is verified. */
  welcome: askForFirstTemplates,
  /** With what a sign-in goes on whose password was right. */
  missingFactor,
  /** The weddings of a studio, to which a member may be assigned. */
  listWeddings: listClients,
  /** What came in in a month, for goals that follow it. */
  incomeOfMonth,
  /** The currency of a wedding, or of the studio, has changed, so that drafts of invoices follow. */
  followCurrency,
  /** Puts a deleted wedding where it can be restored from. */
  deleteWedding,
  /** A couple's address was corrected, so an invitation to the former one ends. */
  endOpenInvite,
  /** A link with which an invited person signs in once. */
  openSignInLink: openLinkOf,
  /** A link was opened that may have come with a letter. */
  noteLinkOpened: noteOpened,
  /** A letter went out by another way than was noted when it was written. */
  noteLetterChannel: noteChannel,
  /** A delivery report says that a mail could not be delivered, which is no letter. */
  noteReturnedMail,
  /** The stored logo of the studio, for its letters and documents. */
  findLogo,
  /** The vendors that have a part in a published day of a wedding, and a link to that part. */
  listVendorsWithPart: listVendorsOfPublished,
  openVendorsPart: openDayLink,
}
