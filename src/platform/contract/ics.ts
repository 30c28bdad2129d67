/** What all calendar files (RFC 5545) are written with. */

/** A moment in UTC, from its ISO form. */
export const stampOf = (iso: string) =>
  `${iso.slice(0, 4)}${iso.slice(5, 7)}${iso.slice(8, 13)}${iso.slice(14, 16)}${iso.slice(17, 19)}Z`
export const stamp = (moment: number) => stampOf(new Date(moment).toISOString())

export const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')

const longest = 75
const isAscii = /^[ -~]*$/

/** Lines are folded before the 75th byte; a character of several bytes stays whole. */
function folded(line: string): string {
  if (line.length <= longest && isAscii.test(line)) return line
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
