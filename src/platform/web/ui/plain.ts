/** Lower case without accents: 'zoe' finds 'Zoë'. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
