/** The address in 'Name <address>', or in an address alone. */
export const addressOf = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from
