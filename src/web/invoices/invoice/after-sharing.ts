import type { Invoice } from '#contract/invoices.ts'

/** Sharing sends no mail, and the portal shows an invoice only if it is chosen there. */
export const afterSharing = (invoices: readonly Pick<Invoice, 'isChosen'>[]): string =>
  invoices.every(({ isChosen }) => isChosen)
    ? 'Shared with the couple in its portal; no mail is sent.'
    : 'The portal shows only chosen invoices: choose it in the portal builder. No mail is sent.'
