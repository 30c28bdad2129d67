import type { Client } from '#contract/clients.ts'

/** A couple with both names as one. */
export type Couple = Client & { name: string }
