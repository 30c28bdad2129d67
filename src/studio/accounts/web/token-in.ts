/** The token in what somebody has pasted: a whole link, or the token by itself. */
export const tokenIn = (pasted: string): string => /[?&]token=([^&#\s]+)/.exec(pasted)?.[1] ?? pasted.trim()
