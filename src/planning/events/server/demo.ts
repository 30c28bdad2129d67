import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type Planned = { title: string; in: number; time?: string; type: string; description?: string }

/** Calendar events for each wedding, by the first name of the first partner. */
const planned: Record<string, Planned[]> = {
  Emma: [
    { title: 'Dress fitting', in: -6, time: '11:00', type: 'dress' },
    {
      title: 'Cake tasting',
      in: 0,
      time: '10:00',
      type: 'tasting',
      description: 'Lemon and elderflower, fig and honey.',
    },
    { title: 'Final guest count to the caterer', in: 3, time: '17:00', type: 'deadline' },
    { title: 'Walk through the venue with the florist', in: 5, time: '09:30', type: 'venue' },
    { title: 'Seating plan', in: 12, time: '14:00', type: 'appointment' },
    { title: 'Rehearsal', in: 23, time: '16:00', type: 'rehearsal' },
    { title: 'Ceremony', in: 24, time: '15:00', type: 'wedding' },
  ],
  Sofia: [
    { title: 'Flamenco duo: sound check', in: 0, time: '10:30', type: 'vendor' },
    { title: 'Menu tasting at Casa del Mar', in: 2, time: '12:30', type: 'tasting' },
    { title: 'Invitations go out', in: 5, type: 'milestone' },
    { title: 'Bilingual ceremony: text review', in: 9, time: '15:00', type: 'appointment' },
    { title: 'Ceremony', in: 61, time: '15:00', type: 'wedding' },
  ],
  Priya: [
    { title: 'Mehndi artist', in: 1, time: '09:00', type: 'vendor' },
    { title: 'Decor consultation', in: 5, time: '10:00', type: 'consultation' },
    { title: 'Caterer contract is due', in: 5, time: '18:00', type: 'deadline' },
    { title: 'Lakeside Pavilion: second visit', in: 16, time: '11:15', type: 'venue' },
  ],
  Nora: [
    { title: 'Video call with the manor', in: -2, time: '08:30', type: 'appointment' },
    { title: 'Photographer is booked', in: 8, type: 'milestone' },
  ],
  Grace: [
    { title: 'Boathouse: lights and power', in: 1, time: '15:30', type: 'venue' },
    { title: 'Engagement shoot', in: 14, time: '16:45', type: 'appointment' },
  ],
  Hannah: [{ title: 'Farm visit with the tent builder', in: 6, time: '10:00', type: 'vendor' }],
  Mei: [
    { title: 'First consultation', in: 0, time: '16:00', type: 'consultation' },
    { title: 'Send the proposal', in: 5, time: '12:00', type: 'deadline' },
  ],
  Isabelle: [{ title: 'Get-to-know call', in: 4, time: '13:00', type: 'consultation' }],
  Amelia: [
    { title: 'Final walk-through', in: -37, time: '10:00', type: 'final' },
    { title: 'Ceremony', in: -35, time: '15:00', type: 'wedding' },
    { title: 'Album handover', in: 7, time: '17:30', type: 'appointment' },
  ],
}

/** Events of the studio itself. */
const ofStudio: (Planned & { place: string })[] = [
  { title: 'Wedding fair', in: 13, time: '10:00', type: 'appointment', place: 'Riverside Exhibition Hall' },
  { title: 'Team lunch', in: 2, time: '12:30', type: 'appointment', place: 'Trattoria Lucia' },
]

/** Adds the events of all weddings and of the studio to the calendar. */
export default async function addEvents({ call, dayFromNow }: DemoStudio): Promise<void> {
  for (const { in: days, ...event } of ofStudio) {
    await call('POST', '/api/events', { ...event, date: dayFromNow(days) })
  }
  for (const client of (await call('GET', '/api/clients')) as Client[]) {
    for (const { in: days, ...event } of planned[client.partnerOneName.split(' ')[0] ?? ''] ?? []) {
      await call('POST', `/api/clients/${client.id}/events`, { ...event, date: dayFromNow(days) })
    }
  }
}
