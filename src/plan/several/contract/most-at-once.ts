/** How many couples one call takes at most. */
export const mostAtOnce = 200
