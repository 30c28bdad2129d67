/** How many days a deleted couple can be brought back. */
export const keptDays = 30
