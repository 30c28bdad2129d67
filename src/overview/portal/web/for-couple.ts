/** A planner gets all tasks and documents of a wedding, and sees in the portal only those that the couple sees. */
export const isForCouple = (row: object): boolean => !('visibleToCouple' in row) || row.visibleToCouple === true
