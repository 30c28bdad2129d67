import type { AuditActor, AuditGroup } from '#studio/audit/contract/endpoints.ts'

export const groupNames: Readonly<Record<AuditGroup, string>> = {
  'sign-ins': 'Signing In and Out',
  account: 'Passwords and Addresses',
  team: 'The Team',
  couples: 'Invitations of Couples',
  data: 'Exports, Imports, Deletions',
  access: 'Tokens, Links, Connections',
  money: 'Payments',
}

/** Besides the owner and the members, who are chosen by name. */
export const otherActors: Readonly<Partial<Record<AuditActor, string>>> = {
  person: 'Couples',
  token: 'API Tokens',
  nobody: 'Not Signed In',
  larkspur: 'Larkspur',
}
