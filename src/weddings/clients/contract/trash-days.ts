/** How many days a deleted couple can be restored. */
export const trashDays = 30
