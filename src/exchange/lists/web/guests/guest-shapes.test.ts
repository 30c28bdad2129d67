import { describe, expect, it } from 'vitest'
import { guestsIn, lines } from '#exchange/lists/web/guests/guests-for-tests.ts'

type Shape = [what: string, file: string, envelopes: string[], warnings?: string[]]

const shapes: Shape[] = [
  [
    'one column of names without a heading',
    lines('Anna Weber', 'Mr. & Mrs. John Smith', 'Priya and Arjun Nair', 'Guest of Anna Weber'),
    [
      'Anna Weber: Anna Weber, +',
      'Mr. & Mrs. John Smith: John Smith, Mrs. Smith',
      'Priya & Arjun Nair: Priya Nair, Arjun Nair',
    ],
  ],
  [
    'names of several people, families, and plus-ones in one column',
    lines(
      'Guest',
      'Dr. Maya & Tom Patel',
      'The Okafor Family',
      'The Ortiz Family (4)',
      'SIOBHAN + PATRICK O’BRIEN',
      'Lena Fischer +1',
      'Chris Young and Guest',
    ),
    [
      'Dr. Maya & Tom Patel: Maya Patel, Tom Patel',
      'The Okafor Family: ',
      'The Ortiz Family: +, +, +, +',
      'Siobhan & Patrick O’Brien: Siobhan O’Brien, Patrick O’Brien',
      'Lena Fischer: Lena Fischer, +',
      'Chris Young: Chris Young, +',
    ],
    ['3: It is not said how many people “The Okafor Family” are.'],
  ],
  [
    'last names first',
    lines(
      'Name,Email',
      '"Smith, John & Jane",smith@example.com',
      '"van der Berg, Anna",anna@example.com',
      '"Cole, James",',
    ),
    ['John & Jane Smith: John Smith, Jane Smith', 'Anna van der Berg: Anna van der Berg', 'James Cole: James Cole'],
  ],
  [
    'first and last names in columns, with couples in one cell',
    lines(
      'First Name,Last Name',
      'Anna,Weber',
      'John & Jane,Smith',
      'Anna & Ben,Koch & Blum',
      'Mary Ann,Lee',
      'Plus One,',
    ),
    [
      'Anna Weber: Anna Weber',
      'John & Jane Smith: John Smith, Jane Smith',
      'Anna Koch & Ben Blum: Anna Koch, Ben Blum',
      'Mary Ann Lee: Mary Ann Lee, +',
    ],
  ],
  [
    'plus-ones as yes or no, numbers, and names',
    lines(
      'Name,Plus One',
      'Anna Weber,Yes',
      'Ben Koch,No',
      'Carla Diaz,2',
      'Dan Levi,Noa Levi',
      'Eva Roth,TBD',
      'Finn Moe,',
    ),
    [
      'Anna Weber: Anna Weber, +',
      'Ben Koch: Ben Koch',
      'Carla Diaz: Carla Diaz, +, +',
      'Dan & Noa Levi: Dan Levi, Noa Levi',
      'Eva Roth: Eva Roth, +',
      'Finn Moe: Finn Moe',
    ],
  ],
  [
    'a plus-one with a name in a column of its own',
    lines('First Name,Last Name,+1 Allowed,+1 First Name,+1 Last Name', 'Anna,Weber,yes,Ben,Koch', 'Dan,Levi,yes,,'),
    ['Anna Weber & Ben Koch: Anna Weber, Ben Koch', 'Dan Levi: Dan Levi, +'],
  ],
  [
    'the size of the party',
    lines('Name,Party Size', 'Anna & Ben Weber,4', 'The Okafor Family,5', 'Carla Diaz,1', 'Dan & Noa Levi,1'),
    [
      'Anna & Ben Weber: Anna Weber, Ben Weber, +, +',
      'The Okafor Family: +, +, +, +, +',
      'Carla Diaz: Carla Diaz',
      'Dan & Noa Levi: Dan Levi, Noa Levi',
    ],
    ['5: The row has 2 people, but says that there are 1.'],
  ],
  [
    'adults and children as numbers and names',
    lines('Household,Adults,Children', 'Anna & Ben Weber,2,1', 'Carla Diaz,2,"Leo, Mia"', 'Finn Moe,1,0'),
    [
      'Anna & Ben Weber: Anna Weber, Ben Weber, + (child)',
      'Carla Diaz, Leo & Mia: Carla Diaz, Leo (child), Mia (child), +',
      'Finn Moe: Finn Moe',
    ],
  ],
  [
    'blank rows that are seats of an envelope',
    lines(
      'Envelope,First Name,Last Name',
      'The Weber Family,Anna,Weber',
      'The Weber Family,Ben,Weber',
      'The Weber Family,,',
      'Dan Levi & Guest,Dan,Levi',
      'Dan Levi & Guest,,',
    ),
    ['The Weber Family: Anna Weber, Ben Weber, +', 'Dan Levi & Guest: Dan Levi, +'],
  ],
  [
    'blank rows that are seats at a table',
    lines('Name,Table,Meal', 'Anna Weber,1,Beef', ',1,Fish', 'Ben Koch,2,Beef', ',2,'),
    ['Anna Weber: Anna Weber, +', 'Ben Koch: Ben Koch, +'],
  ],
  [
    'two families on one envelope',
    lines(
      'Envelope,Family,First Name,Last Name',
      'The Weber and Koch Families,Weber,Anna,Weber',
      'The Weber and Koch Families,Weber,Ben,Weber',
      'The Weber and Koch Families,Koch,Carla,Koch',
      'Dan Levi,Levi,Dan,Levi',
    ),
    ['The Weber and Koch Families: Anna Weber, Ben Weber, Carla Koch', 'Dan Levi: Dan Levi'],
  ],
  [
    'an envelope that names one more than it has rows',
    lines(
      'Name on Envelope,First,Last',
      '"Anna, Ben, Carl & Dora Smith",Anna,Smith',
      '"Anna, Ben, Carl & Dora Smith",Ben,Smith',
      '"Anna, Ben, Carl & Dora Smith",Carl,Smith',
    ),
    ['Anna, Ben, Carl & Dora Smith: Anna Smith, Ben Smith, Carl Smith'],
    ['2: The envelope “Anna, Ben, Carl & Dora Smith” also names Dora Smith, who has no row.'],
  ],
  [
    'groups that are families',
    lines('Name,Group', 'Anna Weber,Weber', 'Ben Weber,Weber', 'Dan Levi,Levi', 'Noa Levi,Levi'),
    ['Weber: Anna Weber, Ben Weber', 'Levi: Dan Levi, Noa Levi'],
  ],
  [
    'groups that are no families',
    lines('Name,Group', 'Anna Weber,College friends', 'Ben Koch,College friends', 'Dan Levi,Work'),
    ['Anna Weber: Anna Weber', 'Ben Koch: Ben Koch', 'Dan Levi: Dan Levi'],
  ],
  [
    'numbers of parties',
    lines('Party ID,First Name,Last Name', '1,Anna,Weber', '1,Ben,Koch', '2,Dan,Levi', '2,,'),
    ['Anna Weber & Ben Koch: Anna Weber, Ben Koch', 'Dan Levi: Dan Levi, +'],
  ],
  [
    'envelopes that stand in their first row only',
    lines(
      'Household,Name',
      'The Weber Family,Anna Weber',
      ',Ben Weber',
      ',Mia',
      'Dan & Noa Levi,Dan Levi',
      ',Noa Levi',
      ',Eva Roth',
    ),
    ['The Weber Family: Anna Weber, Ben Weber, Mia', 'Dan & Noa Levi: Dan Levi, Noa Levi', 'Eva Roth: Eva Roth'],
  ],
  [
    'families with an empty row between them',
    lines('Name', 'Anna Weber', 'Ben Weber', '', 'Dan Levi', 'Noa Levi', '', 'Eva Roth', '', 'Finn Moe', 'Guest'),
    [
      'Anna & Ben Weber: Anna Weber, Ben Weber',
      'Dan & Noa Levi: Dan Levi, Noa Levi',
      'Eva Roth: Eva Roth',
      'Finn Moe: Finn Moe, +',
    ],
  ],
  [
    'several guests in columns, as wedding websites export them',
    lines(
      'Guest 1,Guest 2,Guest 3,Street Address,City,State,Zip',
      'Anna Weber,Ben Weber,Mia Weber,12 Elm St,Salem,MA,01970',
      'Dan Levi,,,4 Oak Ave,Dover,NH,03820',
    ),
    ['Anna, Ben & Mia Weber: Anna Weber, Ben Weber, Mia Weber', 'Dan Levi: Dan Levi'],
  ],
  [
    'partners and children in columns',
    lines(
      'Title,First Name,Last Name,Partner First Name,Partner Last Name,Child 1 First Name,Child 1 Last Name',
      'Dr.,Anna,Weber,Ben,Koch,Mia,Weber',
      ',Dan,Levi,,,,',
    ),
    ['Dr. Anna Weber, Ben Koch & Mia Weber: Anna Weber, Ben Koch, Mia Weber (child)', 'Dan Levi: Dan Levi'],
  ],
  [
    'whose guest somebody is, in a column',
    lines(
      'Name,Guest Of',
      'Anna Weber,',
      'Dan Levi,',
      'Ben Koch,Anna Weber',
      'Guest,Dan Levi',
      'Eva Roth,Nobody Known',
    ),
    ['Anna Weber & Ben Koch: Anna Weber, Ben Koch', 'Dan Levi: Dan Levi, +', 'Eva Roth: Eva Roth'],
    ['6: “Nobody Known”, whose guest it is, is not in the list, so the guest stays on an envelope of its own.'],
  ],
  [
    'tables as headings, and a sum at the end',
    lines('Name,Meal', 'Table 1,', 'Anna Weber,Beef', 'Ben Weber,Fish', 'Table 2 (1),', 'Dan Levi,Beef', 'Total,3'),
    ['Anna Weber: Anna Weber', 'Ben Weber: Ben Weber', 'Dan Levi: Dan Levi'],
  ],
  [
    'a column for each table',
    lines('Table 1,Table 2', 'Anna Weber,Dan Levi', 'Ben Weber,Noa Levi', 'Mia Weber,'),
    [
      'Anna Weber: Anna Weber',
      'Dan Levi: Dan Levi',
      'Ben Weber: Ben Weber',
      'Noa Levi: Noa Levi',
      'Mia Weber: Mia Weber',
    ],
  ],
  [
    'German headings, and a line of text above them',
    lines(
      'Gästeliste Hochzeit Anna & Ben;;;;',
      ';;;;',
      'Anrede;Vorname;Nachname;Begleitung;PLZ',
      'Frau;Sabine;Köhler;ja;01067',
      'Herr;Jürgen;Groß;nein;80331',
      'Familie;Thomas und Petra;Krüger;;04109',
    ),
    [
      'Frau Sabine Köhler: Sabine Köhler, +',
      'Herr Jürgen Groß: Jürgen Groß',
      'Familie Thomas & Petra Krüger: Thomas Krüger, Petra Krüger',
    ],
  ],
  [
    'French headings, last names in capitals',
    lines('Prénom;Nom;Accompagnant;Présence', 'Jean-Luc;DUPONT;Marie Martin;Oui', 'Hélène;LEFÈVRE;;Non'),
    ['Jean-Luc Dupont & Marie Martin: Jean-Luc Dupont, Marie Martin', 'Hélène Lefèvre: Hélène Lefèvre'],
  ],
  [
    'Spanish headings',
    lines('Nombre,Apellidos,Acompañante,Mesa', 'María José,García López,Sí,4', 'Íñigo,Etxeberria,No,5'),
    ['María José García López: María José García López, +', 'Íñigo Etxeberria: Íñigo Etxeberria'],
  ],
  [
    'Japanese headings',
    lines(
      '氏名,郵便番号,住所,出欠',
      '田中 太郎,100-0001,東京都千代田区1-1,出席',
      '佐藤 花子,060-0001,札幌市中央区2-2,欠席',
    ),
    ['太郎 田中: 太郎 田中', '花子 佐藤: 花子 佐藤'],
  ],
  [
    'headings in an unknown language',
    lines(
      'Imię i nazwisko;Adres e-mailowy;Numer',
      'Łukasz Wąs;lukasz@example.com;501 200 300',
      'Grażyna Żak;zak@example.com;501 200 301',
    ),
    ['Łukasz Wąs: Łukasz Wąs', 'Grażyna Żak: Grażyna Żak'],
  ],
  [
    'German names in lines with commas',
    lines(
      'Familie Müller (2 Erwachsene, 1 Kind)',
      'Anna Schmidt + Begleitung',
      'Hans-Peter und Gisela Wagner mit 2 Kindern',
      'Dr. med. Klaus Weiß',
    ),
    [
      'Familie Müller: +, +, + (child)',
      'Anna Schmidt: Anna Schmidt, +',
      'Hans-Peter & Gisela Wagner: Hans-Peter Wagner, Gisela Wagner, + (child), + (child)',
      'Dr. med. Klaus Weiß: Klaus Weiß',
    ],
  ],
  [
    'companions with their ages, and whom of the couple they know',
    lines(
      'Guest,Invited By,Kids',
      'Anna & Ben Hill,Emma,2',
      'Carl Moor,James,none',
      'Dora Lang,Both,"Max (3), Lily (5)"',
    ),
    [
      'Anna & Ben Hill: Anna Hill, Ben Hill, + (child), + (child)',
      'Carl Moor: Carl Moor',
      'Dora Lang, Max & Lily: Dora Lang, Max (child), Lily (child)',
    ],
  ],
  [
    'letters for the parties, and several first names in a cell',
    lines('Last Name,First Names,Party', 'Hill,"Anna, Ben, Max",A', 'Moor,Carl and Dora,B', 'Lang,Eva,B'),
    [
      'Anna, Ben & Max Hill: Anna Hill, Ben Hill, Max Hill',
      'Carl, Dora Moor & Eva Lang: Carl Moor, Dora Moor, Eva Lang',
    ],
  ],
  [
    'a line between the cells, and names in capitals with their forms of address',
    lines('GUEST|RSVP', 'MR & MRS PATRICK O’NEILL|yes', 'THE DE LA CRUZ FAMILY|no'),
    ['Mr & Mrs Patrick O’Neill: Patrick O’Neill, Mrs O’Neill', 'The de la Cruz Family: '],
    ['3: It is not said how many people “The de la Cruz Family” are.'],
  ],
  [
    'numbers and dots before the names, and how many they are in the heading',
    lines('Guests (5)', '1. Anna Hill', '2. Ben Moor & Cleo Ray', '- Dan Lang', '• Eva Roth'),
    ['Anna Hill: Anna Hill', 'Ben Moor & Cleo Ray: Ben Moor, Cleo Ray', 'Dan Lang: Dan Lang', 'Eva Roth: Eva Roth'],
  ],
  [
    'forms of address behind the last name, and line breaks in addresses',
    lines(
      'Name,Phone,Address',
      '"Smith, Mr. & Mrs. John",555-1234,"1 Elm St\nSalem MA 01970"',
      '"Jones, Sarah",555-2222,',
    ),
    ['Mr. & Mrs. John Smith: John Smith, Mrs. Smith', 'Sarah Jones: Sarah Jones'],
  ],
  [
    'Italian headings, of which the one for first names also means the whole name',
    lines('Nome,Cognome,Accompagnatore,Conferma', 'Marco,Rossi,Giulia Bianchi,Sì', 'Luca,De Luca,,No'),
    ['Marco Rossi & Giulia Bianchi: Marco Rossi, Giulia Bianchi', 'Luca De Luca: Luca De Luca'],
  ],
  [
    'two people of one name',
    lines('Name,Address', 'John Smith,"1 Elm St, Salem"', 'John Smith,"9 Oak Ave, Dover"'),
    ['John Smith: John Smith', 'John Smith: John Smith'],
    ['3: John Smith is also in row 2. They stay two people.'],
  ],
  [
    'sides as headings, empty columns, and a running number',
    lines(
      '#,,Name,,Notes',
      ',,Bride’s side,,',
      '1,,Anna Weber,,aunt',
      '2,,Ben Weber,,',
      ',,Groom’s side,,',
      '3,,Dan Levi,,',
      '4,,,,',
      ',,,,',
      ',,4,,',
    ),
    ['Anna Weber: Anna Weber', 'Ben Weber: Ben Weber', 'Dan Levi: Dan Levi'],
  ],
]

describe('a list of guests', () => {
  it.each(shapes)('with %s', (_, file, envelopes, warnings = []) => {
    const read = guestsIn(file)
    expect({ envelopes: read.envelopes, warnings: read.warnings, problems: read.problems }).toEqual({
      envelopes,
      warnings,
      problems: [],
    })
  })
})
