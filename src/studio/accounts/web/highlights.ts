/** The features shown at the sign-in, in rotation. */
export const highlights = [
  {
    name: 'Client management',
    title: 'Every couple, remembered',
    text: 'Names, dates, venues, and every wish along the way, in one calm place you can find in the middle of a call.',
  },
  {
    name: 'Event planning',
    title: 'Every hour, in its place',
    text: 'Tastings, fittings, rehearsals, and the day itself, on a calendar that knows which wedding it belongs to.',
  },
  {
    name: 'Task tracking',
    title: 'Nothing left to chance',
    text: 'See what is due, what is done, and who is on it, from the first inquiry to the last thank-you card.',
  },
  {
    name: 'Vendor network',
    title: 'The right hands for the day',
    text: 'Florists, caterers, and musicians you trust, a moment away when a couple asks for them.',
  },
  {
    name: 'Client portals',
    title: 'A place of their own',
    text: 'Give each couple a portal in their colors, with their schedule, their documents, and a line to you.',
  },
] as const

export const highlightMs = 4000
