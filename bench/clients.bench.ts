import type { Benchmark } from './benchmark.ts'
import { post } from './instance.ts'

const listOf = (count: number): Benchmark => ({
  name: `list of ${count} clients`,
  kind: 'reads',
  concurrency: 8,
  async prepare(instance) {
    const { headers } = await instance.signUp(`studio${count}`)
    for (let number = 1; number <= count; number++) {
      await post(instance.url, '/api/clients', believableClient(number), headers)
    }
    return { method: 'GET', paths: ['/api/clients'], headers }
  },
})

const believableClient = (number: number) => ({
  partnerOneName: `Ingrid Bakker ${number}`,
  partnerTwoName: `Tomás Herrera ${number}`,
  email: `couple${number}@example.com`,
  phone: '+31 20 555 0142',
  weddingDate: `2027-${String((number % 12) + 1).padStart(2, '0')}-15`,
  venue: 'The Orchard House, Haarlem',
  guestCount: '120',
  budget: '35,000',
  status: 'planning',
  notes: 'Ceremony under the pear trees if it stays dry; string trio, no amplified music after eleven.',
})

export default [listOf(50), listOf(200)]
