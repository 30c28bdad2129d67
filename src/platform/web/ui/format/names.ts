/** One letter, or two for a couple and for a name of several words; 'U' if there are no letters. */
export function initialsOf(name: string): string {
  const words = name.split(name.includes(' & ') ? ' & ' : /\s+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1)
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('') || 'U'
}
