import { decodeEntities } from '#talk/inbox/server/entities.ts'

/** Tags that begin a new line. */
const blocks = new Set(
  'address article blockquote br caption center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
/** Blocks with an empty line around them. */
const paragraphs = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'p', 'table', 'ul'])
/** Elements whose content is no text. */
const silent = new Set(['head', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title'])

/** The text of an HTML mail, in one pass from tag to tag. Lines of quotations begin with '> ', as in plain text. */
export function textOfHtml(html: string): string {
  const lines: string[] = []
  let line = ''
  let quoted = 0
  let hidden: string | undefined
  const endLine = () => {
    const words = line.replace(/\s+/g, ' ').trim()
    lines.push(quoted > 0 ? `> ${words}` : words)
    line = ''
  }
  const beginBlock = (name: string) => {
    if (line.trim() !== '' || name === 'br') endLine()
    if (paragraphs.has(name) && lines.at(-1) !== '') endLine()
  }
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    const end = open < 0 ? html.length : open
    if (!hidden) line += html.slice(at, end)
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4)
      if (close < 0) break
      at = close + 3
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) break
    const tag = html.slice(open + 1, close)
    at = close + 1
    const name = /^\/?([a-z][a-z0-9]*)/i.exec(tag.slice(0, 30))?.[1]?.toLowerCase() ?? ''
    const isEnd = tag.startsWith('/')
    if (hidden) {
      if (isEnd && name === hidden) hidden = undefined
      continue
    }
    if (!isEnd && silent.has(name)) hidden = tag.endsWith('/') ? undefined : name
    if (blocks.has(name)) beginBlock(name)
    if (name === 'blockquote') quoted = Math.max(0, quoted + (isEnd ? -1 : 1))
    if (name === 'td' || name === 'th') line += ' '
  }
  endLine()
  const text = lines.map(decodeEntities).join('\n')
  return text.replace(/\n{3,}/g, '\n\n').trim()
}
