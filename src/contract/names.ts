type Couple = { partnerOneName: string; partnerTwoName?: string | null }

/** Both names, or the one there is. */
export const coupleNames = ({ partnerOneName, partnerTwoName }: Couple): string =>
  [partnerOneName, partnerTwoName].filter(Boolean).join(' & ')
