const longest = 60

/**
 * 'Rose & Rye via Larkspur'. The studio's name can neither look like an address nor hide or reverse what follows it, so
 * that a mail never seems to come from somebody else.
 */
export function senderName(studio: string): string {
  const name = studio
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}<>"@\\]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim()
  return name ? `${name} via Larkspur` : 'Larkspur'
}
