import type { TokenRole } from '#studio/tokens/contract/endpoints.ts'

/** The roles of members, as what a program with their rights reaches. */
export const accessWords: Readonly<Record<TokenRole, { label: string; text: string }>> = {
  planner: { label: 'Everything', text: 'Everything but the account, the team, and tokens.' },
  assistant: { label: 'Weddings', text: 'Everything about weddings but money.' },
  bookkeeper: { label: 'Money', text: 'Invoices and payments, and the names of couples.' },
}
