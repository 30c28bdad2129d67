import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DocumentCategory } from '#planning/documents/contract/document-categories.ts'
import { writePdf } from '#planning/documents/server/demo-pdf.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type DemoDocument = {
  couple: string
  name: string
  file: string
  category: DocumentCategory
  /** Lines of a text or a PDF, or the two colors of a picture. */
  content: readonly string[]
  by?: 'couple'
  /** Visible to the planner only. */
  hidden?: true
}

const documents: DemoDocument[] = [
  {
    couple: 'Amelia Stone',
    name: 'Final timeline',
    file: 'rosewood-timeline.pdf',
    category: 'timeline',
    content: ['13:00  Ceremony in the walled garden', '14:30  Aperitif', '17:00  Dinner', '20:30  First dance'],
  },
  {
    couple: 'Amelia Stone',
    name: 'Thank-you list',
    file: 'thank-you.txt',
    category: 'general',
    content: ['Aunt Margaret: the flowers', 'The Clarkes: the car', 'Everybody who danced in the rain'],
    by: 'couple',
  },
  {
    couple: 'Hannah Cole',
    name: 'Farm rental agreement',
    file: 'whitaker-farm.pdf',
    category: 'contract',
    content: [
      'The barn and the upper meadow are let for three days.',
      'Music outdoors ends at 23:00.',
      'Deposit: $1,500',
    ],
  },
  {
    couple: 'Grace Bennett',
    name: 'Menu, second draft',
    file: 'menu-draft-2.txt',
    category: 'general',
    content: [
      'Crab tartlets',
      'Roast lamb, or a pithivier of leeks',
      'Lemon posset',
      '',
      'Nuts: none, for Oliver’s brother',
    ],
  },
  {
    couple: 'Nora Lindqvist',
    name: 'Manor contract',
    file: 'Skogsholm kontrakt.pdf',
    category: 'contract',
    content: [
      'Skogsholm Manor & Gardens, Sweden',
      'Two nights, 44 guests, breakfast included',
      'Orangery in case of rain',
    ],
  },
  {
    couple: 'Priya Raman',
    name: 'Color palette',
    file: 'palette.jpg',
    category: 'inspiration',
    content: ['#f6c453', '#b8336a'],
  },
  {
    couple: 'Sofia Reyes',
    name: 'Venue contract',
    file: 'casa-del-mar.pdf',
    category: 'contract',
    content: [
      'Casa del Mar, terrace and lower hall',
      'From 14:00 until 02:00',
      'A wooden floor on the sand is allowed',
    ],
  },
  {
    couple: 'Sofia Reyes',
    name: 'Canciones',
    file: 'canciones para la cena.txt',
    category: 'inspiration',
    content: ['La Llorona', 'Bésame mucho', 'Cielito lindo'],
    by: 'couple',
  },
  {
    couple: 'Emma Hartley',
    name: 'Planning agreement',
    file: 'planning-agreement.pdf',
    category: 'contract',
    content: [
      'Full planning, from today to the day after',
      'Two site visits, all vendor meetings',
      'Half now, half a month before',
    ],
  },
  {
    couple: 'Emma Hartley',
    name: 'Our calculation',
    file: 'hartley-okafor-costs.txt',
    category: 'other',
    content: ['Hours until the day: 120', 'Of these on site: 34', 'Assistants: two, from noon to midnight'],
    hidden: true,
  },
  {
    couple: 'Emma Hartley',
    name: 'Schedule of the day',
    file: 'old-mill-schedule.pdf',
    category: 'timeline',
    content: [
      '11:00  Hair and make-up',
      '14:00  Ceremony by the river',
      '15:00  Photographs',
      '18:00  Dinner in the mill',
    ],
  },
  {
    couple: 'Emma Hartley',
    name: 'Moodboard',
    file: 'moodboard.jpg',
    category: 'inspiration',
    content: ['#e8b4b8', '#67595e'],
  },
  {
    couple: 'Emma Hartley',
    name: 'Guests with allergies',
    file: 'allergies.txt',
    category: 'general',
    content: ['Tobi: peanuts', 'Grandma Ruth: no shellfish', 'Table 6: two vegans'],
    by: 'couple',
  },
]

/** Contracts, schedules and inspiration as real files, newest last. */
export default async function addDocuments(studio: DemoStudio): Promise<void> {
  const clients = (await studio.call('GET', '/api/clients')) as Client[]
  for (const { couple, name, file, category, content, by, hidden } of documents) {
    const client = clients.find(({ partnerOneName }) => partnerOneName === couple)
    if (!client) throw new Error(`The demo has no couple ${couple}`)
    const sender = by === 'couple' ? await studio.signIn(client.email) : studio
    const bytes = await make(studio, file, name, content)
    await sender.upload(`/api/clients/${client.id}/documents`, new File([bytes], file), {
      originalName: name,
      category,
      ...(hidden && { visibleToCouple: 'false' }),
    })
  }
}

async function make(
  { drawPicture }: DemoStudio,
  file: string,
  title: string,
  content: readonly string[],
): Promise<Blob> {
  if (file.endsWith('.pdf')) return new Blob([new Uint8Array(writePdf(title, content))])
  if (file.endsWith('.jpg')) return drawPicture(content[0] ?? '', content[1] ?? '', 'jpeg')
  return new Blob([content.join('\n')])
}
