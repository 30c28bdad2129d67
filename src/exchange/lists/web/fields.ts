import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { choices, type Choices } from '#exchange/lists/web/choices.ts'

type FieldType = 'text' | 'lines' | 'date' | 'time' | 'minutes' | 'names' | 'choice'

export type Field = {
  name: string
  label: string
  type: FieldType
  /** Names of columns, in lower case, as other products and people call them. */
  called: RegExp
  choices?: Choices
}

const email: Field = {
  name: 'email',
  label: 'Email',
  type: 'text',
  called:
    /^(primary |client |contact |partner 1 |partner 1's |bride |vendor )?e[- ]?mail( address)?( 1)?( - value)?( 1)?$/,
}
const phone: Field = {
  name: 'phone',
  label: 'Phone',
  type: 'text',
  called:
    /^(primary |client |contact |mobile |cell |partner 1 |work )?(tele)?phone( number)?( 1)?( - value)?$|^(mobile|cell|tel)( number| phone)?$/,
}
const notes: Field = {
  name: 'notes',
  label: 'Notes',
  type: 'lines',
  called: /^(internal |private |client )?(notes?|comments?|remarks?)$/,
}
const description: Field = {
  name: 'description',
  label: 'Description',
  type: 'lines',
  called: /^(description|details?|notes?|comments?)$/,
}
const couple: Field = {
  name: 'couple',
  label: 'Couple',
  type: 'text',
  called:
    /^(couples?|clients?|clients? names?|couple names?|wedding|event name|project( name| title)?|contact( name)?)$/,
}

const choice = (name: string, label: string, called: RegExp): Field => ({
  name,
  label,
  called,
  type: 'choice',
  choices: choices[name]!,
})

/** Columns for a first and a last name become one of the partners' names. */
export const fieldsOf: Readonly<Record<RowKind, readonly Field[]>> = {
  clients: [
    {
      name: 'names',
      label: 'Names of both',
      type: 'names',
      called:
        /^(names?|client names?|clients?|full name|display name|project( name| title)?|event name|wedding|contact( name)?)$/,
    },
    { name: 'coupleNames', label: 'Names of a couple', type: 'names', called: /^(couples?|couple names?)$/ },
    {
      name: 'partnerOneName',
      label: 'First partner',
      type: 'text',
      called:
        /^((partner|person|client|contact|spouse) ?(1|one)('s)?( (first|full))?( name)?|bride('s)?( (first|full))?( name)?|(primary |client )?(contact )?first name|given name)$/,
    },
    {
      name: 'partnerOneLast',
      label: 'First partner, last name',
      type: 'text',
      called:
        /^((partner|person|client|contact|spouse) ?(1|one)('s)? (last|sur|family) ?name|bride('s)? (last|sur) ?name|(primary |client )?(contact )?last name|surname|family name)$/,
    },
    {
      name: 'partnerTwoName',
      label: 'Second partner',
      type: 'text',
      called:
        /^((partner|person|client|contact|spouse) ?(2|two)('s)?( (first|full))?( name)?|groom('s)?( (first|full))?( name)?|partner('s)?( (first|full))?( name)?|fianc[eé]e?( name)?|spouse('s)?( first)?( name)?)$/,
    },
    {
      name: 'partnerTwoLast',
      label: 'Second partner, last name',
      type: 'text',
      called:
        /^((partner|person|client|contact|spouse) ?(2|two)('s)? (last|sur|family) ?name|groom('s)? (last|sur) ?name|(partner|spouse|fianc[eé]e?)('s)? (last|sur) ?name)$/,
    },
    email,
    phone,
    {
      name: 'weddingDate',
      label: 'Wedding date',
      type: 'date',
      called: /^((wedding|event|project|ceremony) ?date|date( of (the )?wedding)?|start date|wedding day)$/,
    },
    {
      name: 'venue',
      label: 'Venue',
      type: 'text',
      called: /^((wedding |event |ceremony |reception |project )?(venue|location)( name)?|place)$/,
    },
    {
      name: 'guestCount',
      label: 'Guests',
      type: 'text',
      called: /^((number of |no\.? of |estimated |expected )?guests?( count| number)?|guest estimate|headcount|pax)$/,
    },
    {
      name: 'budget',
      label: 'Budget',
      type: 'text',
      called: /^((total |estimated |wedding )?budget( amount)?)$/,
    },
    // Rows of one project are the people of one couple. Found beside the names of a person only (`columns.ts`).
    { name: 'project', label: 'Project of the couple', type: 'text', called: /^(?!)/ },
    choice('status', 'Status', /^((project |client |lead |booking |pipeline )?(status|stage)|booked( date| on)?)$/),
    notes,
  ],
  vendors: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      called: /^((vendor|company|business|supplier|organi[sz]ation)( name)?|name|display name|organization 1 - name)$/,
    },
    choice(
      'category',
      'Category',
      /^((vendor |business |supplier )?(category|type|service|services|role|profession)|labels?)$/,
    ),
    email,
    phone,
    {
      name: 'website',
      label: 'Website',
      type: 'text',
      called: /^((vendor )?(website|web ?site|url|web)( 1)?( - value)?)$/,
    },
    {
      name: 'address',
      label: 'Address',
      type: 'lines',
      called: /^((street |business |mailing )?address( 1)?( - formatted)?|street|city|zip|postal code|state|country)$/,
    },
    notes,
  ],
  tasks: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      called: /^((task|to-?do|item|checklist item)( name| title)?|title|name|subject|summary)$/,
    },
    { name: 'dueDate', label: 'Due date', type: 'date', called: /^((due|deadline|end)( date| on)?|date)$/ },
    couple,
    choice('priority', 'Priority', /^(priority|importance|urgency)$/),
    choice('completed', 'Completed', /^((is )?(completed?|done|finished)( on| date| at)?|status|state)$/),
    {
      name: 'phase',
      label: 'Phase',
      type: 'text',
      called: /^(phase|group|section|category|list|checklist|milestone|timeframe)$/,
    },
    description,
  ],
  events: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      called: /^((event|appointment|meeting)( name| title)?|title|name|subject|summary)$/,
    },
    {
      name: 'date',
      label: 'Date',
      type: 'date',
      called: /^((start|event|appointment) ?(date|day)|date|day|start|starts)$/,
    },
    { name: 'time', label: 'Time', type: 'time', called: /^((start|event) ?time|time|from|begins?)$/ },
    { name: 'minutes', label: 'Duration', type: 'minutes', called: /^(duration|length|minutes)$/ },
    couple,
    choice('type', 'Type', /^((event |appointment )?(type|category|kind))$/),
    { name: 'place', label: 'Place', type: 'lines', called: /^((event )?(location|place|venue|address)|where)$/ },
    description,
  ],
}
