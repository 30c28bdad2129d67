/** Who made a document. */
export type PaperStudio = {
  name: string
  address: string | null
  phone: string | null
  email: string | null
  website: string | null
  /** The color of its name; ink if there is none. */
  color: string | null
}
