/** From this number of completed tasks on, a group folds them. */
export const foldsFrom = 4
