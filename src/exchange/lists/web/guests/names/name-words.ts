const address =
  'mr|mrs|ms|miss|mx|messrs|mister|madam|herr|frau|hr|monsieur|madame|mademoiselle|mme|mlle|sra|srta|señor|señora|señorita|signor|signora|sig|dhr|mevr|mevrouw'
const rank =
  'drs?|prof|professor|rev|reverend|pastor|rabbi|sir|dame|hon|capt|captain|lt|sgt|maj|dipl-ing|med|mag|dott|dottssa|dra'

/** 'Dr.', 'Mr', 'Herr', 'Mme', before a name. */
export const title = new RegExp(`^(?:(?:${address}|${rank})\\.?|(?:m|sr|fr|me|ing|sig\\.ra)\\.)$`, 'i')
/** One that says whether somebody is a man or a woman, as in 'Mr. and Mrs. John Smith'. */
export const formOfAddress = new RegExp(`^(?:(?:${address})\\.?|(?:m|sr|fr)\\.)$`, 'i')

/** After a name, as a part of it. */
export const suffix = /^(?:jr|sr|i{2,3}|iv)\.?$/i
/** After a name, as a degree. */
export const degree = /^(?:m\.?d|ph\.?d|esq|mba|dds|d\.?d\.?s|cpa|r\.?n|ll\.?m)\.?$/i

/** A person of whom no name is known. */
export const unnamed =
  /^(?:(?:and |a |his |her |their |my |the )?(?:guests?|plus[- ]?ones?|dates?|companions?|partner|spouse|wife|husband|boyfriend|girlfriend|fianc[ée]e?|significant other|escort)|\+ ?(?:guest|one|1)|tb[acd]|unknown|unnamed|n\.?n\.?|\?+|(?:mit )?(?:begleitung|begleitperson|gast|partnerin|ehefrau|ehemann|lebensgefährt(?:e|in))|(?:un )?(?:invité|invitée|accompagnant|accompagnante|accompagnateur|conjoint|conjointe|épouse|époux|compagne|compagnon)|(?:y )?(?:invitado|invitada|acompañante|pareja|esposa|esposo)|ospite|accompagnatore)\.?$/i

/** Several people of whom it does not say how many. */
export const someFamily =
  /^(?:(?:the |his |her |their )?(?:family|kids|children|sons|daughters)|familie|kinder|famille|enfants|familia|hijos|famiglia)\.?$/i

const family = 'famil(?:y|ies)|fam\\.?'
/** 'The Last Family', 'Familie Last', 'The Lasts', with what stands for the last name. */
const families = [
  new RegExp(`^(?:the )?(.+?)(?:['’]s?)? (?:${family})$`, 'i'),
  new RegExp(`^(?:the )?(?:famil(?:y|ies)|fam\\.) (?:of )?(.+)$`, 'i'),
  /^(?:la |die )?(?:familien?|famil(?:ia|ias)|famiglia|família|familles?) (?:de |des |von |di )?(.+)$/i,
  /^(.+)家$/,
  /^the (\p{Lu}[\p{L}'’-]*?)e?s$/iu,
]

export const familyName = (text: string): string | undefined => {
  for (const pattern of families) {
    const [, name] = pattern.exec(text) ?? []
    if (name) return name
  }
  return undefined
}

/** 'Guest of Anna Smith', 'Anna Smith's plus one', '+1 of Anna', 'Begleitung von Anna'. */
const guestsOf = [
  /^(?:the )?(?:guest|plus[- ]?one|date|companion|partner|\+ ?1)(?: of| for|:) (.+)$/i,
  /^(.+?)['’]s? (?:guest|plus[- ]?one|date|partner|\+ ?1)$/i,
  /^(.+ .+?) guest$/i,
  /^(?:begleitung|begleitperson|gast|partner(?:in)?) (?:von|für) (.+)$/i,
  /^(?:invitée?|accompagnante?|conjointe?) (?:de |d['’])(.+)$/i,
  /^(?:invitad[oa]|acompañante|pareja) de (.+)$/i,
]

export const hostOf = (text: string): string | undefined => {
  for (const pattern of guestsOf) {
    const [, name] = pattern.exec(text) ?? []
    if (name && !/[&+,]|\band\b/i.test(name)) return name.trim()
  }
  return undefined
}
