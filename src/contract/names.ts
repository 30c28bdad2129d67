type Couple = { partnerOneName: string; partnerTwoName?: string | null }

/** Both names, or the only one. */
export const coupleNames = ({ partnerOneName, partnerTwoName }: Couple): string =>
  [partnerOneName, partnerTwoName].filter(Boolean).join(' & ')
