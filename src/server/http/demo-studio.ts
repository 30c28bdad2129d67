type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Somebody who is signed in and uses the API as a browser does. */
export type DemoCaller = {
  call: Call
  upload: (path: string, file: File, fields?: Record<string, string>) => Promise<void>
}

/** The planner of the demo, whose weddings are there already, with what features need to add believable data. */
export type DemoStudio = DemoCaller & {
  /** '2027-03-14', so many days from today. */
  dayFromNow: (days: number) => string
  /** The couple with this address, which has an activated portal. */
  signIn: (email: string) => Promise<DemoCaller>
  drawPicture: (light: string, dark: string, format?: 'png' | 'jpeg') => Promise<Blob>
}
