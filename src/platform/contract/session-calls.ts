/** Whose session it is, and its end, for planners (and members of their studios) and for couples. */
export const ofPlanner = 'GET /api/auth/me account members'
export const ofCouple = 'GET /api/client-session clients'
export const endOfPlanner = 'POST /api/auth/logout anyone'
export const endOfCouple = 'POST /api/client-logout anyone'
