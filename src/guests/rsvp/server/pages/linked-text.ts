import { type Html, html } from '#guests/rsvp/server/public/html.ts'

const address = /(https?:\/\/[^\s<>"']+)/i
const endOfSentence = /[.,;:!?)\]]+$/

/** A text with its web addresses as links; everything else in it stays a text. */
export function linkedText(text: string): Html {
  const pieces = text.split(address).map((piece, at) => {
    if (at % 2 === 0) return piece
    const [end = ''] = endOfSentence.exec(piece) ?? []
    const href = piece.slice(0, piece.length - end.length)
    return html`<a href="${href}" rel="noopener noreferrer nofollow">${href}</a>${end}`
  })
  return html`${pieces}`
}
