/** The months in English, Spanish, French and German, without accents. */
const months = [
  'january enero janvier januar janner',
  'february febrero fevrier februar feber',
  'march marzo mars marz maerz',
  'april abril avril',
  'may mayo mai',
  'june junio juin juni',
  'july julio juillet juli',
  'august agosto aout',
  'september septiembre setiembre septembre',
  'october octubre octobre oktober',
  'november noviembre novembre',
  'december diciembre decembre dezember',
].map((names) => names.split(' '))

const weekdays =
  'sunday monday tuesday wednesday thursday friday saturday domingo lunes martes miercoles jueves viernes sabado dimanche lundi mardi mercredi jeudi vendredi samedi sonntag montag dienstag mittwoch donnerstag freitag samstag sonnabend'.split(
    ' ',
  )
const shortGerman = new Set('so mo di mi do fr sa'.split(' '))

/** By at least three letters of its name, which can be no other's: 'jui' is no month. */
export function monthNamed(word: string): number | undefined {
  if (word.length < 3) return undefined
  const found = months.flatMap((names, at) => (names.some((name) => name.startsWith(word)) ? [at + 1] : []))
  return found.length === 1 ? found[0] : undefined
}

export const isWeekday = (word: string): boolean =>
  shortGerman.has(word) || (word.length >= 3 && weekdays.some((name) => name.startsWith(word)))
