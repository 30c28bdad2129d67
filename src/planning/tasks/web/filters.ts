export type Filters = {
  words: string
  status: string
  priority: string
  assignee: string
  client: string
  group: string
}
/** Grouped by couple. */
export const noFilters: Filters = { words: '', status: '', priority: '', assignee: '', client: '', group: '' }

/** The value of the client filter for tasks without a client. */
export const internal = 'internal'

/** The value of the assignee filter for the tasks of the signed-in member. */
export const mine = 'mine'
