/** Public pages and portals open offline only if they themselves have been cached. */
const elsewhere =
  /^\/(for\/|caterer\/|rsvp(\/|$)|client-(portal|invite|login|forgot-password)(\/|$)|join|login|mail-settings|verify-email|(forgot|reset)-password|restore-email)/

/** A link's page is kept on the device of whoever opened it, apart from what belongs to a session. */
export const isLinksPage = (path: string): boolean => path.startsWith('/for/')
const linksAnswer = /^\/api\/links\/[^/]+$/

/** Whether a page is one of the planner's. They fetch their data separately, so the HTML of one serves for all. */
export const isPlannersPage = (path: string): boolean => !elsewhere.test(path)

const answersWithoutSession =
  /^\/api\/((client|member)-invite|calendar|caterer|client-login|mail-settings|links|public|rsvp)\//
const isSearch = /^\/api\/search$/
const isPicture = /^\/api\/clients\/\d+\/avatar$/

/** The name under which an answer is cached: the kind of session that its page uses. Calls without one are not cached. */
export function storedFor(path: string, speaksAs: string | null): string | null {
  if (isPicture.test(path)) return 'pictures'
  if (linksAnswer.test(path)) return 'link'
  return answersWithoutSession.test(path) || isSearch.test(path) ? null : speaksAs
}
