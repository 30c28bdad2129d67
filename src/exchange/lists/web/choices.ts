import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import type { EventType } from '#planning/events/contract/endpoints.ts'
import type { TaskPriority } from '#planning/tasks/contract/endpoints.ts'
import type { VendorCategory } from '#weddings/vendors/contract/vendor-choices.ts'

/** The values of a field, with the words that mean each. */
export type Choices = Readonly<Record<string, { label: string; words: RegExp }>>

const one = (label: string, words: string) => ({ label, words: new RegExp(`^(${words})$`, 'i') })

const status: Record<Exclude<ClientStatus, 'initial' | 'active'>, Choices[string]> = {
  inquiry: one('Inquiry', 'inquir(y|ed)|enquiry|lead|new( lead)?|prospect|contacted|follow[- ]?up|initial'),
  consultation: one(
    'Consultation',
    'consult(ation|ed)?|meeting( scheduled)?|proposal( sent)?|quote( sent)?|pending|negotiation',
  ),
  contracted: one(
    'Contracted',
    'contract(ed)?( signed| sent)?|booked|signed|confirmed|won|retainer( paid)?|deposit paid|.*\\d{4}.*',
  ),
  planning: one('Planning', 'planning|active|in progress|in planning|ongoing|open|current'),
  completed: one('Completed', 'complete[d]?|done|past|finished|closed|archived|delivered|married'),
}
const category: Record<VendorCategory, Choices[string]> = {
  photographer: one('Photographer', 'photograph(er|ers|y)|photos?|photo booth'),
  florist: one('Florist', 'florists?|flowers?|floral( design(er)?)?'),
  caterer: one('Caterer', 'cater(er|ers|ing)|food|bar( service)?|restaurant'),
  baker: one('Baker', 'bak(er|ery|ers)|cakes?|desserts?|wedding cake'),
  musician: one('Musician', 'musicians?|music|bands?|entertainment|ceremony music|live music'),
  venue: one('Venue', 'venues?|location|ceremony venue|reception venue|hotel|accommodations?'),
  decorator: one('Decorator', 'decorators?|decor(ations?)?|design(er)?|rentals?|lighting|linens?|stationery|signage'),
  transportation: one('Transportation', 'transport(ation)?|limo(usine)?|cars?|shuttle|bus'),
  beauty: one('Beauty', 'beauty|hair( (&|and) make-?up)?|make-?up( artist)?|hmua|hair ?(stylist|dresser)|bridal'),
  officiant: one('Officiant', 'officiants?|celebrants?|ministers?|priest|registrar'),
  videographer: one('Videographer', 'videograph(er|ers|y)|video|film(maker)?|cinematographer'),
  dj: one('DJ', 'djs?|disc jockey|dj services?'),
  other: one('Other', 'other|others|misc(ellaneous)?|general|vendor|\\* ?mycontacts'),
}
const priority: Record<TaskPriority, Choices[string]> = {
  low: one('Low', 'low(est)?|minor|3'),
  medium: one('Medium', 'medium|normal|average|2|none'),
  high: one('High', 'high(est)?|urgent|critical|important|1'),
}
const completed: Choices = {
  yes: one('Completed', 'yes|y|true|x|✓|✔|1|done|completed?|finished|closed|.*\\d{4}.*'),
  '': one('Open', 'no|n|false|0|open|pending|not started|in progress|to-?do|incomplete|active|overdue'),
}
const type: Record<EventType, Choices[string]> = {
  milestone: one('Milestone', 'milestone'),
  appointment: one('Appointment', 'appointment|meeting|call|phone call|video call|event|other'),
  deadline: one('Deadline', 'deadline|due'),
  consultation: one('Consultation', 'consultation'),
  venue: one('Venue', 'venue( visit| tour)?|site visit|walk-?through'),
  vendor: one('Vendor', 'vendor( meeting)?'),
  tasting: one('Tasting', 'tasting|(cake|food|menu) tasting'),
  dress: one('Dress', 'dress|fitting|dress fitting'),
  rehearsal: one('Rehearsal', 'rehearsal( dinner)?'),
  wedding: one('Wedding', 'wedding( day)?|ceremony|reception'),
  final: one('Final', 'final( meeting| details)?'),
}

export const choices: Readonly<Record<string, Choices>> = { status, category, priority, completed, type }

/** The value that a word means; undefined if it is not known. */
export const valueOf = (among: Choices, word: string): string | undefined =>
  Object.keys(among).find((value) => value === word.toLowerCase() || among[value]?.words.test(word.trim()))
