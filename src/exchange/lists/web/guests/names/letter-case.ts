/** Words within a last name that stay small: 'van der Berg', 'de la Cruz'. */
export const particle =
  /^(?:van|von|vom|der|den|de|del|della|di|da|dos|das|du|des|la|las|los|le|ten|ter|te|zu|zum|zur|af|av|bin|binti|ibn|el|al|y|e|i)$/i

const stays = /^(?!(?:MRS?|MS|DR|HR|FR|SR)\.?$)(?:[A-Z]\.?|(?:[A-Z]\.)+|I{2,3}|IV|[A-Z]J|[BCDFGHJKLMNPQRSTVWXZ]{2,3})$/

const small = (word: string) => word.toLowerCase().replaceAll('i̇', 'i')
const capital = (word: string) => word.charAt(0) + small(word.slice(1))

/** 'MCDONALD' is McDonald, "O'BRIEN" O'Brien. */
const ordinaryPart = (part: string): string => {
  if (stays.test(part)) return part
  const [whole, before = '', after = ''] = /^(MC|[OD]['’])(\p{L}{2,})$/u.exec(part) ?? []
  return whole ? capital(before) + capital(after) : capital(part)
}

/** A name all in capitals as people write it; any other stays as it is. */
export function ordinaryCase(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name
  return name
    .split(' ')
    .map((word, at) => (at > 0 && particle.test(word) ? small(word) : word.split('-').map(ordinaryPart).join('-')))
    .join(' ')
}

/** A last name all in capitals: 'VAN DER BERG' begins small. */
export const ordinaryLastName = (name: string): string =>
  name === name.toUpperCase() ? ordinaryCase(`X ${name}`).slice(2) : name
