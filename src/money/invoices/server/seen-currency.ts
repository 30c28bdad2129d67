import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'

/** Refuses amounts that were entered in a currency that is another by now. */
export function refuseOtherCurrency(name: string, currency: string, seen: string | undefined): void {
  if (seen !== undefined) refuseStale(name, { currency }, { currency: seen }, { currency: seen })
}
