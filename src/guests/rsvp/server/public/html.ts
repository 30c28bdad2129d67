/** HTML that is written here or has been escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[]

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map((one: Piece) => written(one)).join('')
  if (piece === null || piece === undefined || piece === false) return ''
  return escape(`${piece as string | number}`)
}

/** The only way to HTML: every value is escaped that is not HTML itself. */
export const html = (texts: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(texts.map((text, at) => (at === 0 ? '' : written(pieces[at - 1])) + text).join(''))
