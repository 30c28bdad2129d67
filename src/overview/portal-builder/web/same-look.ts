import type { Customization } from '#weddings/portal-looks/contract/customization.ts'

const sorted = (items: readonly (string | number)[]) => [...items].map(String).sort().join()

/** Whether two customizations are equal, ignoring the order of lists. */
export const sameLook = (one: Customization, other: Customization): boolean =>
  one.colorScheme === other.colorScheme &&
  one.studioColor === other.studioColor &&
  one.typography === other.typography &&
  sorted(one.enabledFeatures) === sorted(other.enabledFeatures) &&
  one.showsDay === other.showsDay &&
  one.showsGuests === other.showsGuests &&
  sorted(one.selectedInvoices) === sorted(other.selectedInvoices)
