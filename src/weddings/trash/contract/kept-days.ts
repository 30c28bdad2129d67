/** How many days a deleted couple can be restored. */
export const keptDays = 30
