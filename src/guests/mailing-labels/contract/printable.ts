type Envelope = { address: string | null; isProposed: boolean }

/** Whether it is sent: a suggestion of the couple is not, as long as the planner has not accepted it. */
export const isSent = ({ isProposed }: Pick<Envelope, 'isProposed'>): boolean => !isProposed

/** Whether there is an address to be printed. */
export const hasAddress = ({ address }: Pick<Envelope, 'address'>): boolean => Boolean(address?.trim())
