/** Without accents and capitals: 'Zoë' is found by 'zoe'. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
