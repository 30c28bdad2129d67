import type { Invoice } from '#money/invoices/contract/endpoints.ts'

/** A portal may show chosen invoices only, and letters tell of no others. */
export const afterSharing = (invoices: readonly Pick<Invoice, 'isChosen'>[]): string =>
  invoices.every(({ isChosen }) => isChosen)
    ? 'Shared with the couple in their portal, and included in their next email.'
    : 'The portal shows only chosen invoices: choose it in the portal builder. Nothing is emailed.'
