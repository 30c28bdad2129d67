import { msg } from '#platform/contract/locale/translate.ts'

/** What a column of a list of guests can be, besides answers and meals. */
export type GuestField = {
  name: string
  /** To be translated. */
  label: string
  /** Headings in lower case, in English, German, French, Spanish and Japanese. */
  called: RegExp
  /** Whether several columns can be it. */
  isRepeated?: boolean
}

const field = (name: string, label: string, called: string, isRepeated = false): GuestField => ({
  name,
  label,
  called: new RegExp(`^(?:${called})$`),
  ...(isRepeated && { isRepeated }),
})

const number = '(?:no\\.?|nr\\.?|n[°ºo]\\.?|number|id|#|code|nummer)'
const person = '(?:guest|person|gast|invité|invitado|main|primary|primary guest|lead|contact|1|guest 1|person 1)'
const other =
  "(?:partner|spouse|significant other|companion|plus[- ]?one|\\+ ?1|plus 1|second guest|guest (?:[2-9]|1\\d)|additional guest(?: \\d+)?|person [2-9]|begleitung|begleitperson|conjoint|accompagnant|acompañante|pareja)(?:'s)?"
const child = "(?:child|kid|kind|enfant|niño|hijo)(?:'s)?(?: \\d+)?"
const first = '(?:first|given|fore)[ -]?names?|vorname|prénom|nombre(?: de pila)?|voornaam|名'
const last =
  '(?:last|sur|family)[ -]?name|nachname|familienname|zuname|nom de famille|apellidos?|primer apellido|cognome|achternaam|sobrenome|姓|苗字'

/** The first one whose words fit a heading is taken. */
export const guestFields: readonly GuestField[] = [
  field(
    'number',
    msg('Number of the envelope'),
    `(?:envelope|invitation|invite|party|household|group|family) ?${number}|(?:umschlags?|einladungs?|haushalts?|gruppen?|familien?)[- ]?${number}|${number} (?:(?:de |d['’])?(?:l['’])?)?(?:enveloppe|invitation|foyer|groupe|sobre|invitación|grupo)`,
  ),
  field(
    'title',
    msg('Title'),
    `(?:${person} )?(?:title|prefix|salutation)|anrede|titel|civilité|titre|tratamiento|título`,
  ),
  field(
    'firstName',
    msg('First name'),
    `(?:${person}(?:'s)? )?(?:${first})|(?:${first})(?: (?:1|of guest))?|vorname(?:n)?|first`,
  ),
  field('lastName', msg('Last name'), `(?:${person}(?:'s)? )?(?:${last})|(?:${last})(?: (?:1|of guest))?|last|nom`),
  field(
    'otherFirst',
    msg('Another guest, first name'),
    `${other} (?:${first}|first)|(?:${first}) (?:of )?(?:[2-9]|${other})`,
    true,
  ),
  field(
    'otherLast',
    msg('Another guest, last name'),
    `${other} (?:${last}|last)|(?:${last}) (?:of )?(?:[2-9]|${other})`,
    true,
  ),
  field('childFirst', msg('Child, first name'), `${child} (?:${first}|first)`, true),
  field('childLast', msg('Child, last name'), `${child} (?:${last}|last)`, true),
  field(
    'envelope',
    msg('Envelope'),
    "envelope(?: names?)?|names? on (?:the )?envelope|(?:outer )?envelope (?:names?|lines?)(?: 1)?|address(?:ed)? to|addressees?|households?(?: names?)?|invitations?(?: names?)?|mailing names?|formal names?|party(?: names?)?|umschlag|name auf dem umschlag|anschrift|haushalt|einladung(?: an)?|enveloppe|nom sur l['’]enveloppe|foyer|destinataires?|sobre|nombre en el sobre|destinatarios?|hogar|世帯",
  ),
  field(
    'group',
    msg('Family or group'),
    'groups?(?: names?)?|famil(?:y|ies)|gruppe|familie|groupe|famille|grupo|familia',
  ),
  field(
    'guestOf',
    msg('Guest of'),
    '(?:plus[- ]?one|guest|companion|date|\\+ ?1) of|invited by|brought by|begleitung von|gast von|invitée? (?:de|par)|accompagnante? de|invitad[oa] (?:de|por)|acompañante de',
  ),
  field(
    'partySize',
    msg('Number of people'),
    "(?:party|group|household|family) size|(?:total )?(?:number|no\\.?|#) (?:of )?(?:people|persons|guests|invited|seats|in party)|total(?: guests| people| invited)?|headcount|pax|count|qty|seats(?: reserved)?|max(?:imum)? (?:guests|seats)|guests invited|how many|anzahl(?: (?:der )?(?:personen|gäste))?|personen|nombre (?:de personnes|d['’]invités)|nb(?: de)? personnes|personnes|(?:número|n[º°]|cantidad) de (?:personas|invitados)|personas|人数",
  ),
  field(
    'plusOne',
    msg('Plus-one, by name or number'),
    `(?:(?:number|no\\.?|#) of )?(?:plus[- ]?ones?|\\+ ?1s?|plus 1|additional guests?|extra guests?|companions?)(?: (?:names?|allowed|\\?|count|number|y\\/n))?\\??|(?:allowed|has|gets|with) (?:a )?plus[- ]?one\\??|${other}(?: (?:full )?names?)?|begleitperson(?:en)?|begleitung|accompagnatore|accompagnants?|acompañantes?|同伴者`,
    true,
  ),
  field(
    'adults',
    msg('Number of adults'),
    '(?:number of |# of |# )?adults?(?: count)?|erwachsene|adultes?|adultos?|大人',
  ),
  field(
    'children',
    msg('Children, by names or number'),
    `(?:number of |# of |# )?(?:children|kids)(?:'s names?| names?| count)?|${child}(?: names?)?|kinder|enfants|niños|hijos|子供|子ども`,
    true,
  ),
  field(
    'infants',
    msg('Number of infants'),
    '(?:number of |# of |# )?(?:infants|babies|toddlers)|babys|kleinkinder|bébés|bebés',
  ),
  field(
    'name',
    msg('Name'),
    "(?:guests?|invitees?|full|display|person|people|attendee|complete) ?names?|names?|guests?(?: list)?|guest 1|invitees?|people|full name of guest|gäste?|gästename|name des gastes|vor- und nachname|name, vorname|nom (?:et prénom|complet|de l['’]invité)|prénom et nom|noms|invités?|nombre (?:y apellidos?|completo|del invitado)|nombres|invitados?|nome|氏名|お?名前|ゲスト名?|姓名|이름",
    true,
  ),
  field(
    'age',
    msg('Adult, child, or infant'),
    'age(?: group| category)?|(?:guest |person )?type|adult ?(?:\\/|or) ?child(?: ?(?:\\/|or) ?infant)?|(?:is )?child\\?|alter|erwachsen|âge|edad|tipo|年齢',
  ),
  field(
    'role',
    msg('Role'),
    'roles?|wedding party(?: role)?|bridal party(?: role)?|position|rolle|funktion|rôle|fonction|rol|papel',
  ),
  field(
    'dietary',
    msg('Dietary needs'),
    '(?:dietary|diet|food|special diet)(?:ary)?(?: (?:needs?|requirements?|restrictions?|preferences?|notes?|info))?(?: ?(?:\\/|&|and) ?allergies)?|allerg(?:y|ies)(?: ?(?:\\/|&|and) ?.*)?|intolerances?|unverträglichkeiten|allergien?|ernährung|diät|régimes?(?: alimentaires?)?|alergias?|dieta|restricciones(?: alimentarias)?|intolerancias|アレルギー',
    true,
  ),
  field(
    'access',
    msg('Access needs'),
    'access(?:ibility)?(?: (?:needs?|requirements?))?|mobility(?: needs?)?|special needs?|wheelchair|barrierefreiheit|besondere bedürfnisse|accessibilité|besoins particuliers|accesibilidad|necesidades especiales',
    true,
  ),
  field(
    'email',
    msg('Email'),
    '(?:primary |contact |guest |personal )?e[- ]?mails?(?:[- ]?(?:address|adresse))?(?: \\d)?|mail|courriel|correo(?: electrónico)?|adresse e-?mail|メール(?:アドレス)?',
    true,
  ),
  field(
    'phone',
    msg('Phone'),
    '(?:primary |mobile |cell |home |contact |guest )?(?:tele)?phone(?: ?number)?(?: \\d)?|(?:mobile|cell|tel)\\.?(?: ?(?:number|phone))?|telefon(?:nummer)?|handy(?:nummer)?|mobil|téléphone|tél\\.?|portable|teléfono|móvil|celular|電話(?:番号)?',
    true,
  ),
  field(
    'address',
    msg('Address'),
    '(?:full |postal |mailing |home |complete )?address|(?:post)?adresse|postanschrift|adresse (?:postale|complète)|dirección(?: postal| completa)?|domicilio|ご?住所',
    true,
  ),
  field(
    'street',
    msg('Street'),
    "(?:mailing |home |street )?address(?:[- ]line)? ?(?:1|2|3|line 1|line 2)|street(?: address)?(?: ?[12])?|street ?(?:name|number|line ?[12])|apt\\.?(?: ?(?:\\/|#).*)?|apartment|unit|suite|po box|straße|strasse|str\\.|hausnummer|haus-?nr\\.?|adresszusatz|straße und hausnummer|rue|complément(?: d['’]adresse)?|adresse (?:1|2|ligne 1|ligne 2)|calle(?: y número)?|piso|dirección (?:1|2)",
    true,
  ),
  field(
    'city',
    msg('City'),
    '(?:mailing )?(?:city|town|suburb)(?: ?\\/ ?town)?|ort|stadt|wohnort|ville|commune|localité|ciudad|localidad|población|municipio|市',
  ),
  field(
    'state',
    msg('State'),
    '(?:mailing )?(?:state|province|county|region)(?: ?\\/ ?(?:province|region|county))*|bundesland|kanton|département|région|provincia|estado|都道府県',
  ),
  field(
    'zip',
    msg('Postal code'),
    '(?:mailing )?(?:zip|postal|post)(?:[ -]?code)?(?: ?\\/ ?(?:zip|postal|post)(?:[ -]?code)?)?|plz|postleitzahl|code postal|cp|c\\.p\\.|código postal|郵便番号',
  ),
  field('country', msg('Country'), '(?:mailing )?country(?: ?\\/ ?region)?|land|pays|país|国'),
  field('language', msg('Language'), '(?:preferred )?language|sprache|langue|idioma|言語'),
  field(
    'side',
    msg('Side'),
    "side|(?:bride|groom|partner)(?:'s)?(?: ?(?:\\/|or) ?(?:bride|groom|partner)(?:'s)?)(?: side)?|whose (?:side|guest)|seite|côté|lado",
  ),
  field(
    'list',
    msg('A or B list'),
    '(?:guest ?)?list|(?:a ?\\/ ?b)(?: list)?|tier|priority|priorität|liste|priorité|lista|prioridad',
  ),
  field(
    'tags',
    msg('Tags'),
    'tags?|labels?|categor(?:y|ies)|relation(?:ship)?(?: to .*)?|kategorie|beziehung|schlagwörter|catégorie|relation|lien|étiquettes?|categoría|relación|etiquetas?|関係',
    true,
  ),
  field(
    'table',
    msg('Table'),
    'table(?: ?(?:#|no\\.?|number|name|assignment|assigned))?|seating(?: table)?|tisch(?:[- ]?(?:nr\\.?|nummer|name))?|(?:n[°º] (?:de )?)?table|mesa|n[º°] de mesa|tavolo|テーブル|卓',
  ),
  field(
    'privateNotes',
    'Private notes',
    '(?:private |internal |planner |guest |additional )?(?:notes?|comments?|remarks?)|bemerkung(?:en)?|notizen?|anmerkung(?:en)?|kommentar|remarques?|commentaires?|notas?|comentarios?|observaciones|備考',
    true,
  ),
  field('seat', msg('Seat without a name'), 'unnamed seat|seat without (?:a )?name'),
]
