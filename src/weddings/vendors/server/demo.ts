import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { VendorCategory, WeddingVendorStatus } from '#weddings/vendors/contract/vendor-choices.ts'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type DemoVendor = {
  name: string
  category: VendorCategory
  email?: string
  phone?: string
  website?: string
  address?: string
  notes?: string
  /** By the first name of partner one. */
  weddings?: Record<string, WeddingVendorStatus>
}

const vendors: DemoVendor[] = [
  {
    name: 'Fern & Filigree',
    category: 'florist',
    email: 'studio@fernandfiligree.example',
    phone: '+1 (415) 555-0141',
    website: 'fernandfiligree.example',
    address: '88 Jessie Street, San Francisco, CA',
    notes: 'Seasonal only, no foam. Wants the final count three weeks ahead. Ask for Odile, not the shop.',
    weddings: { 'Emma Hartley': 'confirmed', 'Grace Bennett': 'contacted', 'Amelia Stone': 'confirmed' },
  },
  {
    name: 'Theo Lindgren Photography',
    category: 'photographer',
    email: 'theo@lindgren.example',
    phone: '+1 (628) 555-0163',
    website: 'https://lindgren.example/weddings',
    notes: 'Quiet in church, wonderful with grandparents. Two photographers from 150 guests.',
    weddings: {
      'Emma Hartley': 'booked',
      'Priya Raman': 'booked',
      'Layla Haddad': 'confirmed',
      'Amelia Stone': 'confirmed',
    },
  },
  {
    name: 'Salt & Saffron Kitchen',
    category: 'caterer',
    email: 'events@saltandsaffron.example',
    phone: '+1 (510) 555-0128',
    website: 'saltandsaffron.example',
    address: '1402 Grove Street, Oakland, CA',
    notes: 'Vegetarian feasts for 300 without blinking. Tasting on Tuesdays.',
    weddings: { 'Priya Raman': 'confirmed', 'Sofia Reyes': 'booked' },
  },
  {
    name: 'The Crumb Atelier',
    category: 'baker',
    email: 'orders@crumbatelier.example',
    phone: '+1 (415) 555-0186',
    website: 'crumbatelier.example',
    notes: 'Gluten-free tier at no extra cost. Delivers within 40 miles.',
    weddings: { 'Emma Hartley': 'contacted', 'Amelia Stone': 'confirmed' },
  },
  {
    name: 'Cuerdas del Sur',
    category: 'musician',
    email: 'hola@cuerdasdelsur.example',
    phone: '+1 (415) 555-0112',
    notes: 'Flamenco duo. Needs a wooden floor, four square meters at least.',
    weddings: { 'Sofia Reyes': 'confirmed' },
  },
  {
    name: 'DJ Marlowe',
    category: 'dj',
    phone: '+1 (628) 555-0174',
    website: 'djmarlowe.example',
    notes: 'Reads the room. Ends when the venue says so.',
    weddings: { 'Hannah Cole': 'potential', 'Grace Bennett': 'booked', 'Amelia Stone': 'confirmed' },
  },
  {
    name: 'Casa del Mar',
    category: 'venue',
    email: 'weddings@casadelmar.example',
    phone: '+1 (831) 555-0159',
    website: 'casadelmar.example',
    address: '5 Shoreline Road, Monterey, CA',
    weddings: { 'Sofia Reyes': 'confirmed' },
  },
  {
    name: 'Paper Lantern Co.',
    category: 'decorator',
    email: 'hello@paperlantern.example',
    address: '230 Mission Street, San Francisco, CA',
    notes: 'Lights, canopies, hangings. Brings its own ladders and insurance.',
    weddings: { 'Mei Tanaka': 'potential', 'Priya Raman': 'contacted' },
  },
  {
    name: 'Bayline Coaches',
    category: 'transportation',
    email: 'dispatch@bayline.example',
    phone: '+1 (510) 555-0105',
    notes: 'Two coaches with lifts for wheelchairs.',
    weddings: { 'Emma Hartley': 'booked', 'Hannah Cole': 'contacted' },
  },
  {
    name: 'Inès Duval Hair & Makeup',
    category: 'beauty',
    email: 'ines@duval.example',
    phone: '+1 (415) 555-0137',
    website: 'inesduval.example',
    notes: 'Trial six weeks before. Starts at dawn and brings coffee.',
    weddings: { 'Emma Hartley': 'booked' },
  },
  {
    name: 'Rev. Judith Amsel',
    category: 'officiant',
    email: 'judith@amsel.example',
    notes: 'Interfaith and secular, English and Spanish.',
    weddings: { 'Sofia Reyes': 'booked', 'Mei Tanaka': 'contacted' },
  },
  {
    name: 'Slow Frame Films',
    category: 'videographer',
    email: 'crew@slowframe.example',
    website: 'slowframe.example',
    weddings: { 'Nora Lindqvist': 'potential' },
  },
  { name: 'Golden Hour Tents', category: 'other', phone: '+1 (707) 555-0191', weddings: { 'Hannah Cole': 'booked' } },
]

/** Adds the vendors and assigns them to weddings. */
export default async function addVendors({ call }: DemoStudio): Promise<void> {
  const clients = (await call('GET', '/api/clients')) as Client[]
  const ids = new Map(clients.map(({ partnerOneName, id }) => [partnerOneName, id]))
  for (const { weddings = {}, ...vendor } of vendors) {
    const { id: vendorId } = (await call('POST', '/api/vendors', vendor)) as Vendor
    for (const [couple, status] of Object.entries(weddings)) {
      await call('POST', `/api/clients/${ids.get(couple)}/vendors`, { vendorId, status })
    }
  }
}
