type Couple = { partnerOneName: string; partnerTwoName?: string | null }

/** Both names, or the only one. */
export const coupleNames = ({ partnerOneName, partnerTwoName }: Couple): string =>
  [partnerOneName, partnerTwoName].filter(Boolean).join(' & ')

/** For headings: no line of it ends with the '&'. */
export const coupleTitle = (couple: Couple): string => coupleNames(couple).replace(' & ', ' &\u00a0')
