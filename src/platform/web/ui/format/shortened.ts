/** The beginning of a long text, in whole characters. */
export function shortened(text: string, most = 120): string {
  const characters = Array.from(text.slice(0, 2 * most + 1))
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text
}
