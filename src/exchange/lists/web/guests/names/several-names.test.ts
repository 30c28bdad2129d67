import { describe, expect, it } from 'vitest'
import { ordinaryCase } from '#exchange/lists/web/guests/names/letter-case.ts'
import { readNames } from '#exchange/lists/web/guests/names/several-names.ts'

/** 'First|Last' for each person, and how many seats are without a name. */
const said = (cell: string, isLastFirst = false) => {
  const { people, seats } = readNames(cell, isLastFirst ? 'last' : 'unsaid')
  return [...people.map(({ firstName, lastName }) => `${firstName}|${lastName}`), ...seats.map(() => '+')].join(' ')
}

describe('one cell names', () => {
  it.each([
    ['Anna Weber', 'Anna|Weber'],
    ['Anna', 'Anna|'],
    ['Anna Maria van der Berg', 'Anna Maria|van der Berg'],
    ['Dr. Anna & Ben Weber', 'Anna|Weber Ben|Weber'],
    ['Dr. Anna Weber', 'Anna|Weber'],
    ['Dr. Weber', 'Dr.|Weber'],
    ['Mr. & Mrs. John Smith', 'John|Smith Mrs.|Smith'],
    ['Mr and Mrs Smith', 'Mr|Smith Mrs|Smith'],
    ['Mr. & Mrs. John and Jane Smith', 'John|Smith Jane|Smith'],
    ['Mr. John & Mrs. Jane Smith', 'John|Smith Jane|Smith'],
    ['Dr. and Mrs. Carlos Ruiz', 'Carlos|Ruiz Mrs.|Ruiz'],
    ['Herr und Frau Müller', 'Herr|Müller Frau|Müller'],
    ['M. et Mme Jean Dupont', 'Jean|Dupont Mme|Dupont'],
    ['JOHN + JANE SMITH', 'John|Smith Jane|Smith'],
    ['JUAN Y ISABEL GARCÍA', 'Juan|García Isabel|García'],
    ['DUPONT Jean', 'Jean|Dupont'],
    ['Jean-Luc DUPONT & Marie MARTIN', 'Jean-Luc|Dupont Marie|Martin'],
    ['Anna Smith & Ben Jones', 'Anna|Smith Ben|Jones'],
    ['Anna, Ben & Carl Smith', 'Anna|Smith Ben|Smith Carl|Smith'],
    ['Anna, Ben, and Carl Smith', 'Anna|Smith Ben|Smith Carl|Smith'],
    ['Smith, John', 'John|Smith'],
    ['Smith, John & Jane', 'John|Smith Jane|Smith'],
    ['Smith, John & Jones, Jane', 'John|Smith Jane|Jones'],
    ['van der Berg, Anna', 'Anna|van der Berg', true],
    ['Anna Smith, Ben Jones', 'Anna|Smith Ben|Jones'],
    ['John Smith, Jr.', 'John|Smith Jr.'],
    ['Dr. Maya Patel, PhD', 'Maya|Patel'],
    ['Anna Smith + 1', 'Anna|Smith +'],
    ['Anna Smith +2', 'Anna|Smith + +'],
    ['Anna Smith and Guest', 'Anna|Smith +'],
    ['Anna Smith (+1)', 'Anna|Smith +'],
    ['John & wife', 'John| +'],
    ['Sabine Koch mit Begleitung', 'Sabine|Koch +'],
    ['Anna & Ben Smith and 2 kids', 'Anna|Smith Ben|Smith + +'],
    ['Guest', '+'],
    ['田中 太郎', '太郎|田中'],
    ['The Ortiz Family (4)', '+ + + +'],
    ['Familie Krüger (Anna, Ben)', 'Anna|Krüger Ben|Krüger'],
    ['The Smith family of 3', '+ + +'],
  ])('%s', (cell, expected, isLastFirst = false) => expect(said(cell, isLastFirst)).toBe(expected))

  it('a family, or somebody’s guest, without inventing anybody', () => {
    expect(readNames('The Okafor Family')).toEqual({ people: [], seats: [], family: 'The Okafor Family', isOpen: true })
    expect(readNames('Guest of Anna Smith')).toEqual({ people: [], seats: [''], host: 'Anna Smith' })
    expect(readNames('Anna Smith’s plus one')).toMatchObject({ host: 'Anna Smith' })
    expect(readNames('Leo Novak (child)')).toMatchObject({ people: [{ firstName: 'Leo', age: 'child' }] })
    expect(readNames('John Smith and Family')).toMatchObject({ people: [{ lastName: 'Smith' }], isOpen: true })
    expect(readNames('Rita Blum (vegan)')).toMatchObject({ people: [{ lastName: 'Blum' }], aside: 'vegan' })
  })
})

it.each([
  ['SIOBHAN O’BRIEN', 'Siobhan O’Brien'],
  ['JAN VAN DER BERG', 'Jan van der Berg'],
  ['HENRY MCDONALD III', 'Henry McDonald III'],
  ['MARIE-CLAIRE D’ANGELO', 'Marie-Claire D’Angelo'],
  ['İPEK ÖZ', 'İpek Öz'],
  ['J. R. TOLKIEN', 'J. R. Tolkien'],
  ['Anna McKay', 'Anna McKay'],
])('%s becomes %s', (capitals, ordinary) => expect(ordinaryCase(capitals)).toBe(ordinary))
