type Couple = { partnerOneName: string; partnerTwoName?: string | null }

/** Both names, or the only one. */
export const coupleNames = ({ partnerOneName, partnerTwoName }: Couple): string =>
  [partnerOneName, partnerTwoName].filter(Boolean).join(' & ')

const firstWord = (name: string | null | undefined) => name?.trim().split(/\s+/)[0]

/** 'Emma & James' of Emma Marchetti & James Lee, where there is little room. */
export const firstNames = ({ partnerOneName, partnerTwoName }: Couple): string =>
  [firstWord(partnerOneName), firstWord(partnerTwoName)].filter(Boolean).join(' & ')

/** 'Emma & James' for what one of them does, and 'Ruth (Emma & James)' for what somebody else of their wedding does. */
export function nameOfOne(person: string | null, couple: Couple): string {
  const names = coupleNames(couple)
  const isPartner = person === couple.partnerOneName || person === couple.partnerTwoName
  return person === null || isPartner ? names : `${person} (${names})`
}
