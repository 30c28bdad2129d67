import { envelopeLines } from '#guests/guests/server/demo-envelopes.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

const meals = ['Braised short rib', 'Sea bass', 'Wild mushroom risotto']
const needs: Readonly<Record<number, string>> = {
  4: 'No nuts',
  11: 'Vegetarian',
  19: 'Celiac',
  27: 'Vegan',
  36: 'No shellfish',
  52: 'Halal',
  61: 'Lactose intolerant',
  78: 'Kosher',
  90: 'Vegetarian',
}
const roles: Readonly<Record<string, string>> = {
  Hope: 'Maid of honor',
  Duncan: 'Best man',
  Rose: 'Flower girl',
  Obi: 'Ring bearer',
  'Reverend Alice': 'Officiant',
}

/** Most have answered, a few decline, and the rest is open, as some weeks before a deadline. */
function answerOf(number: number, envelope: number): boolean | null {
  if (envelope % 4 === 3) return null
  return number % 11 !== 7
}

/** Gives the first wedding its guests. */
export default async function addGuests({ call }: DemoStudio): Promise<void> {
  const all = (await call('GET', '/api/clients')) as Client[]
  const client = all.find(({ partnerOneName }) => partnerOneName.startsWith('Emma'))
  if (!client) return
  const path = `/api/clients/${client.id}`
  const deadlineOffset = { months: 0, days: -21 }
  const add = (part: object) => call('POST', `${path}/parts`, { deadlineOffset, ...part }) as Promise<Part>
  const ceremony = await add({ name: 'Ceremony', time: '16:00' })
  const dinner = await add({ name: 'Dinner', time: '18:30', meals })
  await add({ name: 'Farewell Brunch', time: '10:30', daysAfter: 1, invitesAll: false })
  let number = 0
  for (const [index, line] of envelopeLines.trim().split('\n').entries()) {
    const [side, names = '', tag = '', address = '', email, language] = line.split('|').map((cell) => cell.trim())
    const [lastName, people = ''] = names.split(': ')
    const listed = people.split(', ')
    const guests = listed
      .filter((name) => name !== '+')
      .map((name) => {
        number += 1
        const firstName = name.replace(/[*°]$/, '')
        const attending = answerOf(number, index)
        return {
          firstName,
          lastName,
          age: name.endsWith('*') ? 'child' : name.endsWith('°') ? 'infant' : 'adult',
          dietary: needs[number] ?? '',
          role: roles[firstName] ?? '',
          answers: [
            { partId: ceremony.id, attending },
            { partId: dinner.id, attending, ...(attending && { meal: meals[number % meals.length] }) },
          ],
        }
      })
    await call('POST', `${path}/envelopes`, {
      side,
      tags: [tag],
      address: address.replace(/, /, '\n'),
      email: email ?? '',
      ...(language && { language }),
      list: tag === 'choir' ? 'B' : 'A',
      unnamedSeats: listed.length - guests.length,
      guests,
    })
  }
}
