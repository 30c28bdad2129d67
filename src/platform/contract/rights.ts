/** What a member of a studio may be allowed to reach. */
export const rights = ['account', 'work', 'money', 'names', 'day'] as const
export type Right = (typeof rights)[number]

/** The owner is not invited, but signs up. */
export const invitedRoles = ['planner', 'assistant', 'bookkeeper', 'day-of'] as const
export type InvitedRole = (typeof invitedRoles)[number]
export type MemberRole = 'owner' | InvitedRole

/** As members are told of their own. */
export const roleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'Admin',
  planner: 'Planner',
  assistant: 'Assistant',
  bookkeeper: 'Bookkeeper',
  'day-of': 'Day-of',
}

/**
 * The rights of each role: `account` is the studio's own data and its members, `work` everything about weddings but
 * money, `money` invoices and what belongs to them, `names` the list of couples, and `day` the days of a wedding. A role
 * with `day` and without `work` reaches only the weddings that it is assigned to.
 */
export const rightsOf: Readonly<Record<MemberRole, readonly Right[]>> = {
  owner: ['account', 'work', 'money', 'names', 'day'],
  planner: ['work', 'money', 'names', 'day'],
  assistant: ['work', 'names', 'day'],
  bookkeeper: ['money', 'names'],
  'day-of': ['day'],
}

/** The rights that a call or a page needs, all of them; by default it is about the work on weddings. */
export type Needs = Right | readonly Right[]

export const hasRights = (own: readonly Right[], needs: Needs = 'work'): boolean =>
  (typeof needs === 'string' ? [needs] : needs).every((right) => own.includes(right))
