/** Under this many characters nothing is searched for. */
export const searchMinimum = 2
