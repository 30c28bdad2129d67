const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  aring: 'å',
  Aring: 'Å',
  ccedil: 'ç',
  Ccedil: 'Ç',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
}
/** Letters with accents are named after the letter and the accent: '&eacute;'. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
}

function character(code: string): string | undefined {
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : undefined
}

function decoded(whole: string, code: string): string {
  if (code.startsWith('#')) return character(code) ?? ' '
  const [, letter, accent] = /^([A-Za-z])(acute|grave|circ|uml|tilde)$/.exec(code) ?? []
  if (letter && accent) return `${letter}${accents[accent]}`.normalize('NFC')
  return Object.hasOwn(named, code) ? (named[code] ?? whole) : whole
}

/** The entities that occur in letters; others stay as they are. */
export const decodeEntities = (text: string): string => text.replace(/&(#x?[0-9a-f]{1,6}|[A-Za-z]{2,8});/gi, decoded)
