import type { LinkContentSchemas } from '#contract/link-contents.ts'
import type { OwnPage, Read } from '#contract/page.ts'
import type { Topic } from '#contract/topics.ts'

/** A feature as web and server know it. */
export type Feature = {
  /** The module with its endpoints; its other exports do not become part of the contract. */
  calls: object
  /** Topics to refetch when a couple is restored from the trash. */
  restored?: readonly Topic[]
  pages?: readonly OwnPage[]
  /** Its first reads on other features' pages, by path, or by path and tab: '/clients/{id}?tab=tasks'. */
  readsOn?: Readonly<Record<string, readonly Read[]>>
  /** What links of its kinds answer with. */
  linkContents?: LinkContentSchemas
  /** Reads that a planner's browser fetches ahead for use offline: of the studio, and of each wedding that is near. */
  offline?: { ofStudio?: readonly Read[]; ofWedding?: readonly Read[] }
}
