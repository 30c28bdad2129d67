import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'

export type DemoWedding = {
  names: [string, string?]
  /** Days from today; undefined if no date is set. */
  in?: number
  status: ClientStatus
  venue?: string
  phone?: string
  guests?: string
  budget?: string
  notes?: string
  portal?: 'invited' | 'activated'
  picture?: [string, string]
}

/** Twelve weddings in all stages, like those of a planner in her third season. */
export const weddings: DemoWedding[] = [
  {
    names: ['Emma Hartley', 'James Okafor'],
    in: 24,
    status: 'planning',
    venue: 'The Old Mill, Bath',
    phone: '+1 (415) 555-0132',
    guests: '120',
    budget: '$48,000',
    notes: 'Outdoor ceremony, marquee as the rain plan. Emma’s grandmother needs step-free access.',
    portal: 'activated',
    picture: ['#d9a38f', '#8d4a3d'],
  },
  {
    names: ['Sofia Reyes', 'Lucía Fernández'],
    in: 61,
    status: 'planning',
    venue: 'Casa del Mar',
    phone: '+1 (415) 555-0177',
    guests: '85',
    budget: '$36,500',
    notes: 'Bilingual ceremony. Flamenco duo for the reception.',
    portal: 'activated',
    picture: ['#e8c27a', '#b4693c'],
  },
  {
    names: ['Priya Raman', 'Arjun Mehta'],
    in: 118,
    status: 'contracted',
    venue: 'Lakeside Pavilion',
    phone: '+1 (628) 555-0148',
    guests: '240',
    budget: '$92,000',
    notes: 'Three days: mehndi, ceremony, reception. Vegetarian throughout.',
    portal: 'invited',
    picture: ['#c9a2c9', '#6d3f6d'],
  },
  {
    names: ['Nora Lindqvist', 'Peter Lindqvist-Baumgartner'],
    in: 29,
    status: 'contracted',
    venue: 'Skogsholm Manor & Gardens, Sweden',
    guests: '60',
    budget: '$41,000',
  },
  {
    names: ['Grace Bennett', 'Oliver Shaw'],
    in: 203,
    status: 'planning',
    venue: 'St. Andrew’s & The Boathouse',
    phone: '+1 (510) 555-0119',
    guests: '150',
    budget: '$55,000',
    portal: 'invited',
  },
  {
    names: ['Hannah Cole', 'Ben Whitaker'],
    in: 264,
    status: 'contracted',
    venue: 'Whitaker Farm',
    guests: '180',
    budget: '$28,000',
    notes: 'Family farm: power and toilets have to be brought in.',
  },
  {
    names: ['Mei Tanaka', 'David Cohen'],
    in: 310,
    status: 'consultation',
    venue: 'City Conservatory',
    guests: '95',
    budget: '$60,000',
  },
  {
    names: ['Isabelle Moreau'],
    in: 340,
    status: 'inquiry',
    guests: 'about 70',
    notes: 'Called after the spring fair. Partner’s name to follow.',
  },
  { names: ['Chloe Adeyemi', 'Marcus Webb'], status: 'inquiry', budget: '$30–35k', notes: 'Date depends on the visa.' },
  {
    names: ['Zoë van der Berg', 'Tom Ellis'],
    status: 'consultation',
    venue: 'Undecided: vineyard or coast',
    guests: '110',
  },
  {
    names: ['Amelia Stone', 'Henry Clarke'],
    in: -35,
    status: 'completed',
    venue: 'Rosewood Hall',
    phone: '+1 (415) 555-0190',
    guests: '135',
    budget: '$52,000',
    portal: 'activated',
    picture: ['#9db3a0', '#3f5a48'],
  },
  {
    names: ['Layla Haddad', 'Noah Fischer'],
    in: -98,
    status: 'completed',
    venue: 'The Glasshouse',
    guests: '100',
    budget: '$44,000',
  },
]
