import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { PlannerDocument } from '#planning/documents/contract/endpoints.ts'
import type { Feedback } from '#talk/feedback/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type Call = DemoStudio['call']
type DemoMessage = { by: 'couple' | 'planner'; says: string }
type Rating = { rating: number; review: string; category: string; isPublic: boolean; answer?: string }
type Talk = { couple: string; lines: DemoMessage[]; feedback?: Rating }

const couple = (says: string): DemoMessage => ({ by: 'couple', says })
const planner = (says: string): DemoMessage => ({ by: 'planner', says })

const templates = [
  {
    name: 'Welcome',
    text: 'Dear {couple},\n\nhow lovely that we plan your wedding together! In this portal you find everything in one place: dates, tasks, documents and these messages.\n\nYours, {planner}',
  },
  {
    name: 'Final details',
    text: 'Dear {partner one} and {partner two},\n\n{days to go} to go. Could you send me the final number of guests and any allergies by Friday? {venue} would like to have both a week ahead.\n\n{planner}',
  },
  {
    name: 'After the wedding',
    text: 'Dear {couple},\n\nwhat a day {wedding date} was. If you have a moment, I would be glad about a few words under Feedback.\n\nAll my best,\n{planner}, {studio}',
  },
]

const talks: Talk[] = [
  {
    couple: 'Amelia Stone',
    lines: [
      couple('We are back from Lisbon and still can’t believe how smooth everything was. Thank you!'),
      planner('You two made it easy. The photographs arrive next week, I will send the link as soon as I have it.'),
    ],
    feedback: {
      rating: 5,
      review:
        'Rosa noticed things before we knew they were things. When the rain came at four, the lanterns were already up and nobody but us knew there had been another plan. We would marry again just for this.',
      category: 'Planning',
      isPublic: true,
      answer: 'What a day it was. Thank you both; I still hear your grandfather’s speech.',
    },
  },
  {
    couple: 'Sofia Reyes',
    lines: [
      planner('Good morning! Cuerdas del Sur have confirmed. They will play from the aperitif until dinner.'),
      couple('That is wonderful news. Lucía cried a little.'),
      couple('Could they play “La Llorona” when my mother comes in?'),
      planner('Of course. I have written it into the schedule, just before the toast.'),
      couple('Perfect. And do we need to tell Casa del Mar about the wooden floor?'),
    ],
    feedback: {
      rating: 4,
      review: 'Always calm and always reachable. We only wish we had seen all the costs in one place a little earlier.',
      category: 'Communication',
      isPublic: false,
    },
  },
  {
    couple: 'Emma Hartley',
    lines: [
      couple(
        'Hi Rosa! Quick question about the step-free access: is the path to the mill wide enough for a wheelchair?',
      ),
      planner(
        'Hi Emma, yes. I measured it on Thursday: 1.40 m all the way, and the slope is gentle. The gravel ends before the lawn, so we put down boards for the last ten meters.',
      ),
      couple('You are the best. Grandma will be so happy.'),
      planner('I am looking forward to meeting her. Shall I keep her a seat in the shade?'),
      couple('Yes please! And James wants to know if the band can start at 7 instead of 7:30.'),
      couple('Also, the florist sent the new sketch. We love the one with the sweet peas.'),
    ],
  },
]

/** A message with a link to a document of the couple, and one that is sent in two days. */
async function linkAndSchedule({ call, dayFromNow }: DemoStudio, { id }: Client): Promise<void> {
  const documents = (await call('GET', `/api/clients/${id}/documents`)) as PlannerDocument[]
  const document = documents.find(({ visibleToCouple }) => visibleToCouple)
  const thread = `/api/clients/${id}/messages`
  const cards = document ? [{ kind: 'document', id: document.id }] : []
  await call('POST', thread, {
    content: 'I have put this into your documents. Have a look when you find a moment.',
    cards,
  })
  const sendAt = `${dayFromNow(2)}T09:00:00Z`
  await call('POST', thread, { content: 'Good morning! The wooden floor at Casa del Mar is settled.', sendAt })
}

/** Templates, conversations with the couples that have an account, and feedback of two of them. */
export default async function addMessages(studio: DemoStudio): Promise<void> {
  const { call, signIn } = studio
  for (const template of templates) await call('POST', '/api/message-templates', template)
  const clients = (await call('GET', '/api/clients')) as Client[]
  for (const { couple: name, lines, feedback } of talks) {
    const client = clients.find(({ partnerOneName }) => partnerOneName === name)
    if (!client) throw new Error(`The demo has no couple ${name}`)
    const { call: pair } = await signIn(client.email)
    await talk(call, pair, `/api/clients/${client.id}/messages`, lines)
    if (name === 'Sofia Reyes') await linkAndSchedule(studio, client)
    if (feedback) await rate(call, pair, `/api/clients/${client.id}/feedback`, feedback)
  }
}

/** The sender has read the earlier messages. */
async function talk(studio: Call, pair: Call, thread: string, lines: DemoMessage[]): Promise<void> {
  for (const { by, says } of lines) {
    const writer = by === 'planner' ? studio : pair
    await writer('POST', `${thread}/read`)
    await writer('POST', thread, { content: says })
  }
}

async function rate(studio: Call, pair: Call, path: string, { answer, ...given }: Rating): Promise<void> {
  const { id } = (await pair('POST', path, given)) as Feedback
  if (answer) await studio('PATCH', `/api/feedback/${id}`, { plannerResponse: answer })
}
