import type { OwnPage, Read } from '#contract/page.ts'
import type { Topic } from '#contract/topics.ts'

/** A feature as all floors know it. */
export type Feature = {
  /** The module with its endpoints; what else is in the module does not become part of the contract. */
  calls: object
  /** What has to be fetched again when a couple comes back from the trash. */
  restored?: readonly Topic[]
  pages?: readonly OwnPage[]
  /** What it reads first on pages of other features, by their paths, or by path and tab: '/clients/{id}?tab=tasks'. */
  readsOn?: Readonly<Record<string, readonly Read[]>>
}
