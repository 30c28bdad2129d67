/** Pages without a session of their own, and a portal, open only if they themselves have been kept. */
const elsewhere =
  /^\/(client-(portal|invite|login|forgot-password)(\/|$)|login|verify-email|(forgot|reset)-password|restore-email)/

/** Whether a page is one of the planner's: what it needs is asked for by itself, so any other one of them can open it. */
export const isPlannersPage = (path: string): boolean => !elsewhere.test(path)

const answersForAnyone = /^\/api\/client-invite\//
const isSearch = /^\/api\/search$/
const isPicture = /^\/api\/clients\/\d+\/avatar$/

/** The name under which an answer is kept: that of the session that its page speaks for. What has none is not kept. */
export function keptFor(path: string, speaksAs: string | null): string | null {
  if (isPicture.test(path)) return 'pictures'
  return answersForAnyone.test(path) || isSearch.test(path) ? null : speaksAs
}
