import {
  couple,
  days,
  daysFrom,
  event,
  inPhase,
  onTheDay,
  payment,
  planner,
  studio,
  weeks,
  type ShippedTemplate,
} from '#plan/templates/server/shipped/rows.ts'

const handover = inPhase('Handover', [
  payment('fee', 'Coordination fee', '100', weeks(-8)),
  studio('welcome', 'Send the welcome letter with the list of what you need', weeks(-8)),
  couple('contracts', 'Upload all vendor contracts and your guest list', daysFrom('welcome', 7), { priority: 'high' }),
  couple('vision', 'Describe the day as you picture it, hour by hour', daysFrom('welcome', 10)),
  event('handover', 'Handover meeting', 'consultation', weeks(-6), {
    minutes: 120,
    description: 'From here on, vendors write to you.',
  }),
  studio('gaps', 'Read the contracts and list open questions', daysFrom('handover', 3), {
    steps: ['Arrival and end times', 'Overtime rates', 'Meals for vendors', 'Who sets up, who takes down'],
  }),
  studio('introduce', 'Introduce yourself to every vendor', daysFrom('handover', 4)),
])

const details = inPhase('Details', [
  couple('license', 'Apply for the marriage license', weeks(-5), {
    description: 'Check the waiting period and how long it is valid in your county.',
    priority: 'high',
  }),
  event('walkthrough', 'Walk-through at the venue', 'venue', weeks(-5), { minutes: 90 }),
  planner('floor-plan', 'Draw the floor plan with a rain layout', daysFrom('walkthrough', 4)),
  planner('timeline-draft', 'Draft the timeline of the day', daysFrom('walkthrough', 7)),
  couple('portraits', 'Write the list of family portraits', weeks(-4)),
  couple('processional', 'Decide on the order of the processional and the readings', weeks(-4)),
  couple('songs', 'Choose the songs for entrances and dances', weeks(-4)),
  event('rsvp', 'RSVP deadline', 'deadline', weeks(-4)),
  couple('timeline-answers', 'Comment on the timeline', daysFrom('timeline-draft', 5)),
  couple('seating', 'Finish the seating, with meals and allergies', weeks(-3)),
])

const finalWeeks = inPhase('Final weeks', [
  planner('confirm-vendors', 'Confirm arrival, contact and final balance with every vendor', weeks(-3), {
    steps: ['Venue', 'Caterer and bar', 'Photographer', 'Florist', 'Music', 'Hair and makeup', 'Rentals', 'Transport'],
  }),
  studio('insurance', 'Check that the venue has all certificates of insurance', weeks(-3)),
  planner('final-count', 'Give venue, caterer and rentals the final count', weeks(-2), { priority: 'high' }),
  event('final-meeting', 'Final meeting with the couple', 'final', weeks(-2), { minutes: 60 }),
  couple('balances', 'Pay the remaining vendor balances', weeks(-2)),
  planner('timeline-send', 'Send the timeline to vendors, wedding party and family', days(-10), { priority: 'high' }),
  couple('tips', 'Prepare gratuities in labeled envelopes', weeks(-1)),
  planner('rain-call', 'Make the rain plan call with the venue', days(-3)),
  couple('decor', 'Hand over décor, place cards, favors and guest book', days(-2)),
  studio('kit', 'Pack the emergency kit', days(-2)),
  event('rehearsal', 'Ceremony rehearsal', 'rehearsal', days(-1), { time: '17:00', minutes: 60 }),
])

const theDay = inPhase('The day', [
  studio('setup', 'Run load-in and setup against the floor plan', onTheDay, {
    steps: ['Ceremony set', 'Tables and place cards', 'Sound check', 'Vendor meals'],
  }),
  studio('essentials', 'Collect rings, license and vow books before the ceremony', onTheDay),
  event('wedding', 'Wedding', 'wedding', onTheDay, { time: '16:00', minutes: 420 }),
  studio('teardown', 'Run teardown; hand gifts and keepsakes to the family', onTheDay),
])

const afterwards = inPhase('Afterwards', [
  studio('returns', 'Return rentals and lost items', days(2)),
  studio('thank-vendors', 'Thank the vendors', weeks(1)),
  couple('review', 'Tell us how it was', weeks(2)),
])

export default {
  name: 'Month-of coordination',
  description: 'Eight weeks: the couple has planned, you take over the details, the vendors and the day.',
  rows: [...handover, ...details, ...finalWeeks, ...theDay, ...afterwards],
} satisfies ShippedTemplate
