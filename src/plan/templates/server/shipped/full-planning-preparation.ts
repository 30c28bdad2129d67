import {
  couple,
  daysFrom,
  event,
  inPhase,
  months,
  payment,
  planner,
  studio,
} from '#plan/templates/server/shipped/rows.ts'

const foundation = inPhase('Foundation', [
  studio('welcome', 'Send the welcome packet and the planning questionnaire', months(-12), {
    description: 'How to reach you and when, what happens in which month, and the link to the portal.',
  }),
  payment('deposit', 'Planning fee: deposit', '30', months(-12)),
  couple('questionnaire', 'Fill in the planning questionnaire', daysFrom('welcome', 7), {
    description: 'What matters most to you, what you can do without, and who decides with you.',
  }),
  event('kick-off', 'Kick-off consultation', 'consultation', daysFrom('welcome', 10), { minutes: 90 }),
  couple('contributions', 'Agree who contributes to the budget, and how much', daysFrom('kick-off', 7), {
    priority: 'high',
  }),
  couple('guest-draft', 'Draft the guest list, with a count for each side', daysFrom('kick-off', 10), {
    description: 'A count that is right within ten decides which venues are worth seeing.',
  }),
  planner('budget', 'Draw up the working budget', daysFrom('kick-off', 14), {
    description: 'Keep five to eight percent back for what nobody foresees.',
    priority: 'high',
    steps: [
      'Fixed costs',
      'Costs per guest',
      'Taxes, service charges and gratuities',
      'Reserve',
      'Approved by the couple',
    ],
  }),
  couple('inspiration', 'Collect pictures of what you like, and a few of what you don’t', months(-11)),
  planner('calls', 'Schedule the monthly planning calls', months(-11)),
  couple('party', 'Choose the wedding party', months(-10)),
])

const vendors = inPhase('Venue and vendors', [
  planner('venue-list', 'Shortlist venues by date, count and budget', months(-11)),
  event('venue-tours', 'Venue tours', 'venue', daysFrom('venue-list', 10), { time: '10:00', minutes: 300 }),
  planner('venue-compare', 'Compare the venues', daysFrom('venue-tours', 2), {
    steps: [
      'Total with service and tax',
      'Rain plan',
      'Curfew and noise rules',
      'Load-in and parking',
      'In-house vendors',
    ],
  }),
  planner('venue-contract', 'Review the venue contract: deposit, insurance, cancellation', daysFrom('venue-tours', 8)),
  couple('venue', 'Sign the venue contract and pay the deposit', daysFrom('venue-tours', 12), { priority: 'high' }),
  planner('photo-list', 'Shortlist photographers and videographers', months(-10)),
  couple('photo', 'Book the photographer and the videographer', daysFrom('photo-list', 21)),
  planner('catering-bids', 'Collect three catering proposals', months(-9), {
    steps: ['Menu and style of service', 'Bar', 'Staff, service charge, overtime', 'What rentals are included'],
  }),
  planner('music-list', 'Shortlist bands and DJs', months(-9)),
  couple('officiant', 'Choose the officiant', months(-9)),
  couple('caterer', 'Choose the caterer', daysFrom('catering-bids', 21)),
  couple('music', 'Book the music for ceremony, cocktail hour and reception', daysFrom('music-list', 21)),
  planner('florist-brief', 'Brief three florists and collect proposals', months(-8)),
  planner('hotels', 'Negotiate the hotel room blocks', months(-8), {
    description: 'Ask for the cut-off date, the attrition clause, and a room for getting ready.',
  }),
  couple('florist', 'Choose the florist', daysFrom('florist-brief', 21)),
  planner('beauty', 'Book hair and makeup, with a trial', months(-7)),
  studio('contracts', 'File all vendor contracts and enter their payment dates', months(-6)),
  planner('transport', 'Book guest shuttles and the couple’s car', months(-6)),
  payment('installment', 'Planning fee: second installment', '30', months(-6)),
])

const design = inPhase('Design and details', [
  couple('dress', 'Order the wedding dress or suit', months(-9), {
    description: 'Made-to-order gowns take six to eight months, and alterations two more.',
  }),
  event('design-meeting', 'Design meeting', 'appointment', months(-8), { minutes: 120 }),
  planner('mood-board', 'Present mood board, palette and lighting concept', daysFrom('design-meeting', 14)),
  event('cake-tasting', 'Cake tasting', 'tasting', months(-5), { minutes: 60 }),
  couple('attire', 'Order attire for the wedding party', months(-5)),
  planner('rentals', 'Order rentals', months(-5), {
    steps: [
      'Tables and chairs',
      'Linens',
      'Tableware and glasses',
      'Lighting',
      'Tent, floor, restrooms',
      'Heating or cooling',
    ],
  }),
  event('menu-tasting', 'Menu tasting', 'tasting', months(-4), { minutes: 120 }),
  planner('floor-plan', 'Draw the floor plan: ceremony, dinner, dancing, rain', months(-4)),
  couple('rings', 'Choose and order the rings', months(-4)),
  couple('menu', 'Decide on menu, late-night food and signature drinks', daysFrom('menu-tasting', 5)),
  event('fitting', 'First fitting', 'dress', months(-3), { minutes: 60 }),
  couple('ceremony', 'Outline the ceremony with the officiant', months(-3), {
    steps: ['Readings and readers', 'Processional order', 'Wording of the vows'],
  }),
  planner('mock-up', 'Review the floral mock-up and approve the counts', months(-2)),
  couple('songs', 'Choose the songs, and those that must not be played', months(-2)),
  event('beauty-trial', 'Hair and makeup trial', 'appointment', months(-2), { minutes: 150 }),
])

export const preparation = [...foundation, ...vendors, ...design]
