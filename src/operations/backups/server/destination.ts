/** Where scheduled backups are kept. */
export type Destination = {
  /** The path of the folder that a copy is made in; `keep` takes the folder away. */
  workIn: (name: string) => Promise<string>
  keep: (copy: string, name: string) => Promise<void>
  /** Names of complete backups, the oldest first. */
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
  /** Removes what an interrupted backup left. */
  tidy: () => Promise<void>
}

/** Names sort by time. */
export const nameAt = (moment: Date) => `larkspur-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
export const isBackup = (name: string) => /^larkspur-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
