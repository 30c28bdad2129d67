import { preparation } from '#plan/templates/server/shipped/full-planning-preparation.ts'
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

const guests = inPhase('Guests', [
  couple('addresses', 'Collect postal addresses for the save-the-dates', months(-9)),
  planner('save-dates', 'Send the save-the-dates', months(-8), {
    description: 'Two months earlier if many guests have to fly.',
  }),
  planner('website', 'Publish the wedding website with travel and hotel blocks', months(-8)),
  couple('registry', 'Set up the registry', months(-7)),
  couple('invite-words', 'Approve the wording of the invitations', months(-5)),
  planner('invitations', 'Order invitations, day-of stationery and postage', months(-4), {
    steps: ['Proof read by two people', 'Weigh one complete invitation', 'Ten percent spare envelopes'],
  }),
  couple('dinner-list', 'Invite guests to the rehearsal dinner', months(-2)),
  couple('mail-invites', 'Mail the invitations', weeks(-8)),
  event('rsvp', 'RSVP deadline', 'deadline', weeks(-4), { description: 'Replies are due; the caterer needs counts.' }),
  planner('chase-rsvp', 'Follow up with guests who have not answered', daysFrom('rsvp', 2)),
  planner('meals', 'Compile meal choices, allergies and children’s meals', daysFrom('rsvp', 6)),
  couple('seating', 'Draft the seating', weeks(-3)),
  planner('place-cards', 'Check the seating against the floor plan and print place cards', daysFrom('seating', 5)),
])

const finalWeeks = inPhase('Final weeks', [
  planner('timeline-draft', 'Draft the timeline of the day', weeks(-8), {
    description: 'Work back from sunset for portraits, and from the curfew for the last dance.',
  }),
  couple('vows', 'Write your vows', weeks(-6)),
  couple('portraits', 'Write the list of family portraits', weeks(-5)),
  studio('insurance', 'Collect certificates of insurance for the venue', weeks(-5)),
  couple('license', 'Apply for the marriage license', weeks(-4), {
    description: 'Check the waiting period and how long it is valid in your county. Both of you bring photo ID.',
    priority: 'high',
  }),
  planner('confirm-vendors', 'Confirm arrival, contact and final balance with every vendor', weeks(-4), {
    steps: [
      'Venue',
      'Caterer and bar',
      'Photographer and videographer',
      'Florist',
      'Music',
      'Hair and makeup',
      'Cake',
      'Rentals',
      'Transport',
      'Officiant',
    ],
  }),
  payment('balance', 'Planning fee: balance', '40', weeks(-4)),
  event('walkthrough', 'Final walk-through at the venue', 'venue', weeks(-4), { time: '10:00', minutes: 90 }),
  event('last-fitting', 'Final fitting', 'dress', weeks(-3), {
    minutes: 60,
    description: 'Bring shoes and undergarments.',
  }),
  planner('final-count', 'Give venue, caterer and rentals the final count', weeks(-2), { priority: 'high' }),
  event('final-meeting', 'Final meeting with the couple', 'final', weeks(-2), { minutes: 90 }),
  planner('timeline-send', 'Send the timeline to vendors, wedding party and family', weeks(-2), { priority: 'high' }),
  couple('balances', 'Pay the remaining vendor balances', weeks(-2)),
  couple('tips', 'Prepare gratuities in labeled envelopes', weeks(-1)),
  planner('rain-call', 'Make the rain plan call with the venue', days(-3)),
  couple('handover', 'Hand over place cards, favors, guest book and décor', days(-2)),
  studio('kit', 'Pack the emergency kit and check the décor boxes', days(-2), {
    steps: [
      'Sewing and stain kit',
      'First aid',
      'Tape, scissors, lighters',
      'Printed timelines and seating',
      'Chargers',
    ],
  }),
  event('rehearsal', 'Ceremony rehearsal', 'rehearsal', days(-1), { time: '17:00', minutes: 60 }),
  event('rehearsal-dinner', 'Rehearsal dinner', 'milestone', days(-1), { time: '18:30', minutes: 150 }),
])

const theDay = inPhase('The day', [
  studio('setup', 'Run load-in and setup against the floor plan', onTheDay, {
    steps: ['Walk the site with the venue', 'Ceremony set', 'Tables and place cards', 'Sound check', 'Vendor meals'],
  }),
  studio('essentials', 'Collect rings, license and vow books before the ceremony', onTheDay, {
    steps: ['Rings', 'Marriage license and pen', 'Vow books'],
  }),
  event('wedding', 'Wedding', 'wedding', onTheDay, { time: '16:00', minutes: 420 }),
  studio('teardown', 'Run teardown; hand gifts, cards and keepsakes to the family', onTheDay),
])

const afterwards = inPhase('Afterwards', [
  studio('returns', 'Return rentals and settle overtime and damages', days(2)),
  planner('license-filed', 'See that the signed license reached the county', days(5)),
  studio('thank-vendors', 'Thank the vendors, and note who to book again', weeks(1)),
  couple('review', 'Tell us how it was', weeks(2)),
  studio('close', 'Close the budget and send the final accounting', weeks(3)),
  couple('thank-yous', 'Send thank-you notes', weeks(6)),
  studio('gallery', 'Collect the gallery with vendor credits for the portfolio', weeks(8)),
])

export default {
  name: 'Full planning',
  description:
    'Twelve months, from the first consultation to the last thank-you note: you find, book and run everything.',
  rows: [...preparation, ...guests, ...finalWeeks, ...theDay, ...afterwards],
} satisfies ShippedTemplate
