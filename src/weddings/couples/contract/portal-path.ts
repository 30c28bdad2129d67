/** A page of a portal, to which a mailed link may lead. */
export const portalPathPattern = /^\/client-portal\/\d{1,9}(\?tab=[a-z]{1,20})?(#[a-z0-9-]{1,40})?$/

/** The given address if it is a page of a portal. */
export const portalPathIn = (address: string | null): string | undefined =>
  address !== null && portalPathPattern.test(address) ? address : undefined
