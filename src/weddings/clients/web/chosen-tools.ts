import type { ComponentType } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

/** The bar with what can be done with the chosen couples, which belongs to features that come after this one. */
export type ChosenTools = ComponentType<{
  chosen: readonly Client[]
  /** How many of them the filters do not show. */
  hidden: number
  /** Chooses all that the filters leave. */
  onAll: () => void
  onEnd: () => void
}>
