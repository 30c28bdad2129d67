const all = (...words: string[]) => new RegExp(`^(?:${words.join('|')})[.!]?$`, 'i')

export const yesWord = all(
  'y(?:es)?(?:,? please)?|true|yep|ok|1|x|✓|✔|☑|✅',
  "attending|(?:joyfully |happily |gladly )?accept(?:s|ed)?(?: with pleasure)?|will attend|(?:is |are )?coming|confirmed|in|going|rsvp(?:'?e?d)? yes",
  'j(?:a|awohl)?|zugesagt|zusage|kommt|kommen|dabei|nimmt teil',
  'o(?:ui)?|présente?s?|confirmée?|vient|viennent|sera présente?|accepté',
  's[ií]|asiste|asistirán?|confirmad[oa]|viene|acepta(?:do)?',
  'はい|出席|参加',
)
export const noWord = all(
  'n(?:o|ope)?|false|0|✗|✘|❌|☒',
  "(?:not |un)(?:attending|coming|able(?: to (?:attend|come))?)|(?:regretfully |sadly )?declin(?:es|ed?|ing)(?: with regret)?|regrets?|will not attend|can ?not (?:attend|come|make it)|can['’]?t (?:attend|come|make it)|won['’]?t (?:attend|come|make it)|out|not going",
  'nein|abgesagt|absage|kommt nicht|nicht dabei',
  'non|absente?s?|déclinée?|ne vient pas|refusée?',
  'no asiste|no asistirán?|no viene|rechazad[oa]|declinad[oa]',
  'いいえ|欠席|不参加',
)
/** Invited, and has not answered. */
export const openWord = all(
  'invited|pending|open|(?:no|awaiting|waiting(?: for)?|not) (?:yet )?(?:an? )?(?:response|reply|repl(?:y|ied)|answer(?:ed)?|responded|rsvp)(?: yet)?|awaiting|maybe|undecided|tbd|tba|unknown|\\?+|sent|invite sent|invitation sent|not responded',
  'eingeladen|offen|ausstehend|vielleicht|unbekannt|keine antwort',
  'invitée?s?|en attente|sans réponse|peut-être|pas de réponse',
  'invitad[oa]s?|pendiente|sin respuesta|quizás?|tal vez',
  '未回答|招待',
)
export const uninvitedWord = all(
  '(?:not|un) ?-?invited|n\\/a|nicht eingeladen|pas invitée?|non invitée?|no invitad[oa]',
)

export type Answer = 'yes' | 'no' | 'invited' | 'uninvited'

export function answerOf(cell: string): Answer | undefined {
  if (uninvitedWord.test(cell)) return 'uninvited'
  if (openWord.test(cell)) return 'invited'
  if (noWord.test(cell)) return 'no'
  return yesWord.test(cell) ? 'yes' : undefined
}

/** What stands in a cell that says nothing. */
export const isNothing = (cell: string): boolean =>
  /^(?:|-+|–|—|\.|n\/?a|#n\/a|#ref!|none|nothing|nil|null|no(?:ne)? known|keine?|aucune?s?|rien|ningun[oa]s?|nada|ninguno|なし)$/i.test(
    cell,
  )
