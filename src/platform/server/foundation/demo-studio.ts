type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

/** A signed-in user of the API. */
export type DemoCaller = {
  call: Call
  upload: (path: string, file: File, fields?: Record<string, string>) => Promise<void>
}

/** The demo's planner, with existing weddings and helpers for adding believable data. */
export type DemoStudio = DemoCaller & {
  /** '2027-03-14', this many days from today. */
  dayFromNow: (days: number) => string
  /** Accepts the mailed invitation of a member of the team. */
  join: (email: string, name: string) => Promise<DemoCaller>
  /** Signs in the couple with this address, whose portal is activated. */
  signIn: (email: string) => Promise<DemoCaller>
  drawPicture: (light: string, dark: string, format?: 'png' | 'jpeg') => Promise<Blob>
}
