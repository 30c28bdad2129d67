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

const place = inPhase('Place and papers', [
  payment('deposit', 'Elopement package: deposit', '50', months(-3)),
  event('call', 'Planning call', 'consultation', months(-3), { minutes: 60 }),
  planner('places', 'Suggest three places, with light, access and crowds by hour', daysFrom('call', 5)),
  couple('place', 'Choose the place and a second one for bad weather', daysFrom('places', 5), { priority: 'high' }),
  planner('permit', 'Apply for the permit', daysFrom('place', 3), {
    description: 'Parks limit group size, chairs, arches, drones and music. Ask how a change of date works.',
    priority: 'high',
  }),
  planner('legal', 'Check who may officiate, and how many witnesses the state asks for', daysFrom('place', 5)),
])

const team = inPhase('A small team', [
  planner('photographer', 'Book the photographer', { months: -2, days: -14 }),
  planner('officiant', 'Book the officiant', { months: -2, days: -14 }),
  planner('flowers', 'Order bouquet, boutonniere and hair flowers', months(-2)),
  couple('travel', 'Book flights and rooms, and tell us the dates', months(-2)),
  couple('guests', 'Tell the few who come, and where to be when', months(-2)),
  planner('dinner', 'Reserve the dinner, and order a small cake', weeks(-6)),
])

const finalWeeks = inPhase('Final weeks', [
  couple('vows', 'Write your vows', weeks(-4)),
  payment('balance', 'Elopement package: balance', '50', weeks(-3)),
  couple('license', 'Get the marriage license', weeks(-2), {
    description: 'Some counties ask you to come in person, or to wait three days.',
    priority: 'high',
  }),
  planner('timeline', 'Send the timeline with map, parking and trail notes', weeks(-2)),
  planner('forecast', 'Decide on place and hour by the forecast', days(-3)),
  couple('pack', 'Pack rings, vows, license, layers and good shoes', days(-1)),
])

const theDay = inPhase('The day', [
  studio('meet', 'Be on site an hour ahead: light, flowers, witnesses', onTheDay),
  event('wedding', 'Wedding', 'wedding', onTheDay, { time: '17:00', minutes: 240 }),
])

const afterwards = inPhase('Afterwards', [
  planner('license-filed', 'Return the signed license to the county', days(2)),
  couple('announce', 'Send the announcements', weeks(4)),
  couple('review', 'Tell us how it was', weeks(4)),
])

export default {
  name: 'Elopement',
  description:
    'Three months for two people and a handful of guests: the place, the papers, a small team and a good dinner.',
  rows: [...place, ...team, ...finalWeeks, ...theDay, ...afterwards],
} satisfies ShippedTemplate
