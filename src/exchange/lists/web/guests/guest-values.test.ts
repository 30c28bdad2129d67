import { describe, expect, it } from 'vitest'
import { guestsIn, lines } from '#exchange/lists/web/guests/guests-for-tests.ts'

/** Some cells of each row. */
const cellsOf = (file: string, fields: string[], parts: string[] = [], home = 'US') =>
  guestsIn(file, parts, home).rows.map(({ cells }) => fields.map((field) => cells[field] ?? '').join(' | '))

describe('answers and meals', () => {
  it('of several parts, in columns of their own', () => {
    const file = lines(
      'Name,RSVP - Ceremony,Dinner RSVP,Dinner Meal,Brunch',
      'Anna Weber,Yes,Attending,Beef,no',
      'Ben Koch,Declined,No,,',
      'Carla Diaz,Pending,,,yes',
    )
    expect(cellsOf(file, ['answer:Ceremony', 'answer:Dinner', 'meal:Dinner', 'answer:Brunch'])).toEqual([
      'yes | yes | Beef | no',
      'no | no |  | ',
      'invited |  |  | yes',
    ])
  })
  it('of the only part, with empty cells of who has not answered', () => {
    const file = lines(
      'Name,RSVP,Meal Choice',
      'Anna Weber,joyfully accepts,Fish',
      'Ben Koch,regretfully declines,',
      'Cleo Ray,,',
    )
    expect(cellsOf(file, ['answer:Wedding', 'meal:Wedding'])).toEqual(['yes | Fish', 'no | ', 'invited | '])
    expect(cellsOf(file, ['answer:Reception', 'meal:Reception'], ['Reception'])).toEqual([
      'yes | Fish',
      'no | ',
      'invited | ',
    ])
  })
  it('of parts to which marks say who is invited', () => {
    const file = lines('Name,Ceremony,Evening Party', 'Anna Weber,x,x', 'Ben Koch,,x')
    expect(cellsOf(file, ['answer:Ceremony', 'answer:Evening Party'])).toEqual(['invited | invited', ' | invited'])
  })
  it('of several people in one row', () => {
    const file = lines(
      'Names,RSVP,Meal',
      'Anna & Ben Weber,Yes / No,"Beef, Fish"',
      'Dan & Noa Levi,2,2 Fish',
      'Cleo & Max Ray,1,Beef',
    )
    expect(cellsOf(file, ['firstName', 'answer:Wedding', 'meal:Wedding'])).toEqual([
      'Anna | yes | Beef',
      'Ben | no | Fish',
      'Dan | yes | Fish',
      'Noa | yes | Fish',
      'Cleo | invited | Beef',
      'Max | invited | Beef',
    ])
    expect(guestsIn(file).warnings).toEqual([
      '4: It is not said which 1 of 2 people come to “Wedding”.',
      '4: “Beef” is taken as the meal of all 2.',
    ])
  })
  it('that are meals below the name of a part', () => {
    const file = lines('Name,Dinner', 'Anna Weber,Risotto', 'Ben Koch,Sea bass', 'Cleo Ray,')
    expect(cellsOf(file, ['answer:Dinner', 'meal:Dinner'])).toEqual([' | Risotto', ' | Sea bass', ' | '])
  })
  it('of parts that only this wedding has', () => {
    const file = lines('Name,Garba Night,Thank-you Sent', 'Anna Weber,yes,yes', 'Ben Koch,no,no')
    expect(cellsOf(file, ['answer:Garba Night', 'answer:Thank-you Sent'], ['Garba Night'])).toEqual(['yes | ', 'no | '])
  })
  it('of a guest with a companion are those of the guest, where there is one', () => {
    const file = lines('Name,Plus One,Dinner,Meal', 'Anna Weber,1,yes,Fish', 'Ben Koch,Cleo Ray,no,')
    expect(cellsOf(file, ['firstName', 'seat', 'answer:Dinner', 'meal:Dinner'])).toEqual([
      'Anna |  | yes | Fish',
      ' | yes | yes | ',
      'Ben |  | no | ',
      'Cleo |  | no | ',
    ])
    expect(guestsIn(file).warnings).toEqual([])
  })
  it('are answers in all columns of parts, where one of them has a no', () => {
    const file = lines('Name,Ceremony,Reception', 'Anna Weber,Y,Y', 'Ben Koch,N,Y', 'Cleo Ray,,Y')
    expect(cellsOf(file, ['answer:Ceremony', 'answer:Reception'])).toEqual(['yes | yes', 'no | yes', ' | yes'])
  })
  it('that are none are named', () => {
    const file = lines('Name,RSVP', 'Anna Weber,yes', 'Ben Koch,no', 'Cleo Ray,yes', 'Max Ray,ask aunt')
    expect(guestsIn(file).warnings).toEqual(['5: “ask aunt” is no answer for “Wedding”.'])
  })
  it('in German and French', () => {
    const german = lines(
      'Name;Zusage Trauung;Menüwahl',
      'Jürgen Groß;zugesagt;Rind',
      'Sabine Köhler;kommt nicht;',
      'Ute Lang;offen;Vegan',
    )
    expect(cellsOf(german, ['answer:Trauung', 'meal:Trauung'])).toEqual(['yes | Rind', 'no | ', 'invited | Vegan'])
    const french = lines('Nom complet;Invité au vin d’honneur;Réponse', 'Luc Petit;oui;oui', 'Zoé Roy;non;non')
    expect(cellsOf(french, ['answer:Wedding'])).toEqual(['yes', 'no'])
  })
})

describe('addresses', () => {
  it('are joined as their country writes them, with the zeros of postal codes', () => {
    const file = lines(
      'Name,Address Line 1,Address Line 2,City,State,Zip,Country',
      'Anna Weber,12 Elm St,Apt 4,Salem,MA,01970,USA',
      'Jürgen Groß,Hauptstraße 5,,Dresden,Sachsen,01067,Deutschland',
      'Hélène Roy,3 rue du Bac,,Bourg-en-Bresse,,01000,France',
      'Emma Reed,1 High Street,,Bath,Somerset,BA1 5AQ,United Kingdom',
      'Max Ray,4 Oak Ave,,Dover,NH,3820,',
    )
    expect(cellsOf(file, ['address'])).toEqual([
      '12 Elm St\nApt 4\nSalem, MA 01970\nUSA',
      'Hauptstraße 5\n01067 Dresden\nSachsen\nDeutschland',
      '3 rue du Bac\n01000 Bourg-en-Bresse\nFrance',
      '1 High Street\nBath\nSomerset\nBA1 5AQ\nUnited Kingdom',
      '4 Oak Ave\nDover, NH 3820',
    ])
    expect(guestsIn(file).warnings).toEqual(['6: The postal code 3820 may have lost a zero at its beginning.'])
  })
  it('without a country are those of the studio’s', () => {
    const file = lines('Name;Straße;PLZ;Ort', 'Jürgen Groß;Hauptstraße 5;04109;Leipzig')
    expect(cellsOf(file, ['address'], [], 'DE')).toEqual(['Hauptstraße 5\n04109 Leipzig'])
  })
})

describe('what else a row has', () => {
  it('goes to its envelope or its person', () => {
    const file = lines(
      'Household,Name,Age,Role,Dietary Restrictions,Wheelchair,Notes,Email,Phone,Language,Side,Category,List,Table #',
      'The Webers,Anna Weber,Adult,Bridesmaid,vegan,none,Knows Dan,anna@example.com,555-0100,German,Emma’s,Family,B,Table 4',
      'The Webers,Mia Weber,4,,nuts,yes,,mia@example.com,,,,School,,4',
    )
    expect(guestsIn(file).rows.map(({ cells }) => cells)).toEqual([
      {
        group: '1',
        envelope: 'The Webers',
        email: 'anna@example.com',
        phone: '555-0100',
        language: 'de',
        side: 'one',
        tags: 'Family, School',
        list: 'B',
        firstName: 'Anna',
        lastName: 'Weber',
        age: 'adult',
        role: 'Bridesmaid',
        dietary: 'vegan',
        privateNotes: 'Knows Dan',
        table: '4',
      },
      {
        group: '1',
        envelope: 'The Webers',
        email: 'anna@example.com',
        phone: '555-0100',
        language: 'de',
        side: 'one',
        tags: 'Family, School',
        list: 'B',
        firstName: 'Mia',
        lastName: 'Weber',
        age: 'child',
        dietary: 'nuts',
        access: 'yes',
        privateNotes: 'Email: mia@example.com',
        table: '4',
      },
    ])
  })
  it('stands with whom it names, or with the first one and a warning', () => {
    const file = lines('Names,Allergies', 'Anna & Ben Weber,Ben: nuts', 'Dan & Noa Levi,gluten')
    expect(cellsOf(file, ['firstName', 'dietary'])).toEqual(['Anna | ', 'Ben | Ben: nuts', 'Dan | gluten', 'Noa | '])
    expect(guestsIn(file).warnings).toEqual(['3: It is not said whose “gluten” is, so it stands with the first one.'])
  })
  it('is the table that stands above, and the side', () => {
    const file = lines('Name,Meal', 'Tisch 1: Rosen', 'Anna Weber,Beef', 'Head Table', 'Ben Koch,Fish', 'Dan Levi,Fish')
    expect(cellsOf(file, ['firstName', 'table'])).toEqual(['Anna | 1: Rosen', 'Ben | Head Table', 'Dan | Head Table'])
    const sections = lines(
      'Name,Email',
      'James’ family:,',
      'Anna Weber,',
      'Bride’s side,',
      'Ben Koch,',
      'Work friends,',
      'Dan Levi,',
    )
    expect(cellsOf(sections, ['firstName', 'side', 'tags'])).toEqual([
      'Anna | two | ',
      'Ben |  | Bride’s side',
      'Dan |  | Work friends, Bride’s side',
    ])
  })
  it('is the side of whoever has invited somebody', () => {
    const file = lines('Name,Invited By', 'Anna Weber,Emma', 'Ben Koch,Both', 'Cleo Ray,Anna Weber')
    expect(cellsOf(file, ['firstName', 'side'])).toEqual(['Anna | one', 'Ben | both', 'Cleo | one'])
  })
  it('asks whose side a word means', () => {
    const file = lines('Name,Side', 'Anna Weber,Bride', 'Ben Koch,Groom', 'Cleo Ray,both', 'Dan Levi,James')
    const { asked, rows } = guestsIn(file, [], 'US', { 'side:bride': 'one' })
    expect(asked).toEqual(['Bride', 'Groom'])
    expect(rows.map(({ cells }) => [cells['side'], cells['tags']])).toEqual([
      ['one', undefined],
      [undefined, 'Groom'],
      ['both', undefined],
      ['two', undefined],
    ])
  })
  it('is the table of a merged cell', () => {
    const file = lines('Table,Name', '1,Anna Weber', ',Ben Weber', ',Mia Weber', '2,Dan Levi', ',Noa Levi', ',Eva Roth')
    expect(cellsOf(file, ['firstName', 'table'])).toEqual([
      'Anna | 1',
      'Ben | 1',
      'Mia | 1',
      'Dan | 2',
      'Noa | 2',
      'Eva | 2',
    ])
  })
  it('is not lost without a word where names are in a column that is not used', () => {
    const file = lines(
      'Anna’s friends,,Ben’s friends',
      'Anna Hill,2,Ben Moor',
      'Carl Lang,1,Dora Roth',
      'Eva Ray,1,Finn Moe',
    )
    expect(guestsIn(file).warnings.at(-1)).toMatch(/The column “.*” looks like names, but is not used\.$/)
  })
  it('names rows that cannot be', () => {
    const file = lines('Name,Plus Ones', 'Anna Weber,-1', 'Ben Koch,1.5', 'Dan Levi,400', 'Eva Roth,1')
    expect(guestsIn(file).problems).toEqual([
      '2: “-1” is not a number of people.',
      '3: “1.5” is not a number of people.',
      '4: “400” are more people than fit on one envelope (20).',
    ])
  })
})
