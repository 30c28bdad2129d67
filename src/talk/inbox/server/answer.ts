/** How mail programs introduce what they quote, in the languages of the studios' couples; may take several lines. */
const introductions = [
  /^On .+ wrote:$/i,
  /^Am .+ schrieb.*:$/i,
  /^Le .+ a écrit\s*:$/i,
  /^El .+ escribió:$/i,
  /^Il .+ ha scritto:$/i,
  /^Op .+ schreef.*:$/i,
  /^(?:Den|På) .+ skrev.*:$/i,
  /^.{1,200}<[^<>\s]+@[^<>\s]+> (?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|skrev)\s*:$/i,
]
const introductionStart = /^(?:On|Am|Le|El|Il|Op|Den|På) /i
const mostIntroductionLines = 4
const longestTested = 500

/** Everything from such a line on is the mail that is answered. */
const dividers =
  /^-{2,} ?(?:Original Message|Original Appointment|Forwarded message|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Message d['’]origine|Message transféré) ?-{2,}$/i

/** The first header of the block that Outlook puts above what it quotes, and another that must follow. */
const blockStart = /^\*?(?:From|Von|De|Da|Van|Från|Fra)\s?:\*?\s?\S/i
const blockMore = /^\*?(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Inviato|Verzonden|Skickat|Sendt)\s?:\*?\s?\S/i
const mostBlockLines = 4

const rule = /^_{10,}$/
const signature = /^-- ?$/
const sentFrom =
  /^(?:Sent from (?:my |Mail for |Yahoo |Outlook |Gmail )|Get Outlook for |Von meinem .{1,40} gesendet|Gesendet (?:von|mit) |Envoyé (?:de|depuis) |Télécharger Outlook |Enviado desde |Inviato da |Verstuurd vanaf |Skickat från |Sendt fra |Diese Nachricht wurde von meinem )/i

const isQuoted = (line: string) => /^\s{0,3}>/.test(line)

/** The number of lines, from this one on, that introduce a quotation. */
function introductionAt(lines: readonly string[], at: number): number {
  const first = lines[at]?.trim() ?? ''
  if (first === '' || first.length > longestTested) return 0
  let joined = ''
  for (let count = 1; count <= mostIntroductionLines; count += 1) {
    const line = lines[at + count - 1]?.trim()
    if (!line || isQuoted(line)) return 0
    joined = joined === '' ? line : `${joined} ${line}`
    if (joined.length > longestTested) return 0
    if (introductions.some((known) => known.test(joined))) return count
    if (count === 1 && !introductionStart.test(first)) return 0
  }
  return 0
}

function isOutlookBlock(lines: readonly string[], at: number): boolean {
  if (!blockStart.test((lines[at] ?? '').trim().slice(0, longestTested))) return false
  return lines
    .slice(at + 1, at + 1 + mostBlockLines)
    .some((line) => blockMore.test(line.trim().slice(0, longestTested)))
}

const nextWords = (lines: readonly string[], from: number) => lines.slice(from).find((line) => line.trim() !== '')

function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const words = line.trim()
    if (dividers.test(words.slice(0, longestTested)) || isOutlookBlock(lines, at)) break
    if (rule.test(words) && isOutlookBlock(lines, at + 1)) break
    if (isQuoted(line)) continue
    const introduction = introductionAt(lines, at)
    if (introduction === 0) {
      own.push(line)
      continue
    }
    const next = nextWords(lines, at + introduction)
    // Some programs quote without marks; then nothing tells where the quotation ends.
    if (next !== undefined && !isQuoted(next)) break
    at += introduction - 1
  }
  return own
}

function withoutSignature(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => signature.test(line))
  let end = start < 0 ? lines.length : start
  while (end > 0) {
    const words = lines[end - 1]?.trim() ?? ''
    if (words !== '' && !(words.length < longestTested && sentFrom.test(words))) break
    end -= 1
  }
  return lines.slice(0, end)
}

/** What a person wrote in answer to a mail: without what is quoted, and without a signature. */
export const answerIn = (text: string): string =>
  withoutSignature(withoutQuotes(text.split('\n')))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
