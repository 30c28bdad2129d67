/** A mail in parts; the one template makes HTML and text of it when it is sent. */
export type Mail = {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** What the mail lists, each with a link of its own. */
  items?: { title: string; text: string; path: string }[]
  /** The path is completed with the public address by the sender. */
  action?: { label: string; path: string }
  footnote?: string
  /** The studio in whose name it is sent; Larkspur itself where there is none. */
  studio?: string
}
