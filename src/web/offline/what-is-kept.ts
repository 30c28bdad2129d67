/** Public pages and portals open offline only if they themselves have been cached. */
const elsewhere =
  /^\/(client-(portal|invite|login|forgot-password)(\/|$)|login|mail-settings|verify-email|(forgot|reset)-password|restore-email)/

/** Whether a page is one of the planner's. They fetch their data separately, so the HTML of one serves for all. */
export const isPlannersPage = (path: string): boolean => !elsewhere.test(path)

const answersForAnyone = /^\/api\/(client-(invite|login)|mail-settings)\//
const isSearch = /^\/api\/search$/
const isPicture = /^\/api\/clients\/\d+\/avatar$/

/** The name under which an answer is cached: the kind of session that its page uses. Calls without one are not cached. */
export function keptFor(path: string, speaksAs: string | null): string | null {
  if (isPicture.test(path)) return 'pictures'
  return answersForAnyone.test(path) || isSearch.test(path) ? null : speaksAs
}
