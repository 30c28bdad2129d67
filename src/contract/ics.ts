/** What all calendar files (RFC 5545) are written with. */

/** A moment in UTC. */
export const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')

export const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')

const longest = 75

/** Lines are folded before the 75th byte; a character of several bytes stays whole. */
function folded(line: string): string {
  // A character has at most three bytes for each of its units.
  if (line.length * 3 <= longest) return line
  const encoder = new TextEncoder()
  if (encoder.encode(line).length <= longest) return line
  let [out, length] = ['', 0]
  for (const sign of line) {
    const bytes = encoder.encode(sign).length
    if (length + bytes >= longest) [out, length] = [`${out}\r\n `, 1]
    out += sign
    length += bytes
  }
  return out
}

/** A calendar of these lines, folded. */
export const calendarFile = (product: string, lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Larkspur//${product}//EN`, ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n')
