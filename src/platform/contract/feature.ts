import type { OwnPage, Read } from '#platform/contract/page.ts'

/** The pages of a feature, and what it adds to other pages. The browser needs all of it at once, so it has no schemas. */
export type Feature = {
  pages?: readonly OwnPage[]
  /** Its first reads on other features' pages, by path, or by path and tab: '/clients/{id}?tab=tasks', or '?tab=' without one. */
  readsOn?: Readonly<Record<string, readonly Read[]>>
  /** Reads that a planner's browser fetches ahead for use offline: of the studio, and of each wedding that is near. */
  offline?: { ofStudio?: readonly Read[]; ofWedding?: readonly Read[] }
}
