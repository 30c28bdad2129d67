import {
  couple,
  days,
  daysFrom,
  event,
  inPhase,
  months,
  onTheDay,
  payment,
  planner,
  studio,
  weeks,
  type ShippedTemplate,
} from '#plan/templates/server/shipped/rows.ts'

const takeStock = inPhase('Take stock', [
  payment('deposit', 'Planning fee: deposit', '50', months(-6)),
  couple('handover', 'Upload all contracts, and list what is paid', months(-6), {
    description: 'Also half-finished ones, and what was agreed only by email.',
    priority: 'high',
  }),
  event('consultation', 'Planning consultation', 'consultation', daysFrom('handover', 7), { minutes: 120 }),
  studio('gaps', 'Review the contracts and list the gaps', daysFrom('consultation', 4), {
    steps: ['Hours and overtime', 'What is not included', 'Payment dates', 'Insurance the venue requires'],
  }),
  planner('budget', 'Bring the budget up to date with what is signed', daysFrom('consultation', 7)),
  event('site-visit', 'Site visit at the venue', 'venue', daysFrom('consultation', 14), {
    minutes: 90,
    description: 'Ask about load-in, power, the kitchen, the rain plan and the curfew.',
  }),
])

const team = inPhase('Complete the team', [
  planner('shortlists', 'Send shortlists for the vendors still missing', { months: -5, days: -10 }),
  planner('hotels', 'Arrange hotel blocks and guest shuttles', months(-5)),
  planner('beauty', 'Book hair and makeup, with a trial', months(-5)),
  couple('bookings', 'Book the missing vendors', daysFrom('shortlists', 21), { priority: 'high' }),
  studio('introduce', 'Introduce yourself to the booked vendors', months(-4), {
    description: 'From now on their questions come to you, and not to the couple.',
  }),
  couple('officiant', 'Meet the officiant about the ceremony', months(-3)),
])

const design = inPhase('Design and details', [
  event('design-meeting', 'Design meeting', 'appointment', months(-5), { minutes: 90 }),
  couple('attire', 'Order the remaining attire', months(-5), {
    description: 'With rush fees it still works now; a month later it may not.',
  }),
  planner('rentals', 'Order rentals and linens', months(-4)),
  event('tasting', 'Menu and cake tasting', 'tasting', months(-3), { minutes: 120 }),
  planner('floor-plan', 'Draw the floor plan with a rain layout', months(-3)),
  couple('rings', 'Order the rings', months(-3)),
  couple('menu', 'Decide on menu, cake and drinks', daysFrom('tasting', 5)),
  event('fitting', 'Fitting', 'dress', months(-2), { minutes: 60 }),
  couple('songs', 'Choose the songs, and those that must not be played', months(-2)),
  event('beauty-trial', 'Hair and makeup trial', 'appointment', weeks(-7), { minutes: 150 }),
])

const guests = inPhase('Guests', [
  couple('guest-list', 'Complete the guest list with addresses', months(-5)),
  planner('invitations', 'Order the invitations', months(-4)),
  couple('mail-invites', 'Mail the invitations', weeks(-8)),
  event('rsvp', 'RSVP deadline', 'deadline', weeks(-4)),
  planner('chase-rsvp', 'Follow up with guests who have not answered', daysFrom('rsvp', 2)),
  couple('seating', 'Draft the seating', weeks(-3)),
])

const finalWeeks = inPhase('Final weeks', [
  planner('timeline-draft', 'Draft the timeline of the day', weeks(-6)),
  couple('portraits', 'Write the list of family portraits', weeks(-5)),
  couple('license', 'Apply for the marriage license', weeks(-4), {
    description: 'Check the waiting period and how long it is valid in your county.',
    priority: 'high',
  }),
  payment('balance', 'Planning fee: balance', '50', weeks(-4)),
  event('walkthrough', 'Final walk-through at the venue', 'venue', weeks(-4), { minutes: 90 }),
  planner('confirm-vendors', 'Confirm arrival, contact and final balance with every vendor', weeks(-3), {
    steps: ['Venue', 'Caterer and bar', 'Photographer', 'Florist', 'Music', 'Hair and makeup', 'Rentals', 'Transport'],
  }),
  planner('final-count', 'Give venue, caterer and rentals the final count', weeks(-2), { priority: 'high' }),
  event('final-meeting', 'Final meeting with the couple', 'final', weeks(-2), { minutes: 60 }),
  planner('timeline-send', 'Send the timeline to vendors, wedding party and family', weeks(-2)),
  couple('tips', 'Prepare gratuities in labeled envelopes', weeks(-1)),
  studio('kit', 'Collect décor from the couple and pack the emergency kit', days(-2)),
  event('rehearsal', 'Ceremony rehearsal', 'rehearsal', days(-1), { time: '17:00', minutes: 60 }),
])

const theDay = inPhase('The day', [
  studio('setup', 'Run load-in and setup against the floor plan', onTheDay, {
    steps: ['Ceremony set', 'Tables and place cards', 'Sound check', 'Rings and license', 'Vendor meals'],
  }),
  event('wedding', 'Wedding', 'wedding', onTheDay, { time: '16:00', minutes: 420 }),
  studio('teardown', 'Run teardown; hand gifts and keepsakes to the family', onTheDay),
])

const afterwards = inPhase('Afterwards', [
  studio('returns', 'Return rentals and settle overtime', days(2)),
  studio('thank-vendors', 'Thank the vendors', weeks(1)),
  couple('review', 'Tell us how it was', weeks(2)),
])

export default {
  name: 'Partial planning',
  description:
    'Six months: the venue and some vendors are booked. You look for what is missing, and take over the plan.',
  rows: [...takeStock, ...team, ...design, ...guests, ...finalWeeks, ...theDay, ...afterwards],
} satisfies ShippedTemplate
