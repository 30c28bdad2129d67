/** Shorter search terms return nothing. */
export const searchMinimum = 2
