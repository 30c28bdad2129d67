import type { Client } from '#weddings/clients/contract/endpoints.ts'

/** A couple with both names as one. */
export type Couple = Client & { name: string }
