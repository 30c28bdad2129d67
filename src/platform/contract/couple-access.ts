/** Which parts of the portal a person of a couple sees. */
export const accesses = ['all', 'no-money', 'only-money'] as const
export type Access = (typeof accesses)[number]
