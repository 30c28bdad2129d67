const key = 'today-mine'

/** Whether Today leaves out the tasks of others, as it was chosen in this browser. */
export const readMineFilter = (): boolean => localStorage.getItem(key) === 'yes'

export function storeMineFilter(mine: boolean): void {
  if (mine) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}
