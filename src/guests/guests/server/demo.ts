import { envelopeLines } from '#guests/guests/server/demo-envelopes.ts'
import { demoWedding } from '#guests/guests/server/public/demo-wedding.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

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
const access: Readonly<Record<string, string>> = {
  'Grandma Adaeze': 'Wheelchair, step-free path to the meadow',
  Harold: 'Hard of hearing, sits near the front',
}
const roles: Readonly<Record<string, string>> = {
  Hope: 'Maid of honor',
  Duncan: 'Best man',
  Rose: 'Flower girl',
  Obi: 'Ring bearer',
  'Reverend Alice': 'Officiant',
}

const tableNames = ['Rosemary', 'Thyme', 'Lavender', 'Sage', 'Fennel', 'Marjoram']
const householdsAtTable = 4
/** The households that sit at a table already, of those that come. */
const tableOf = (envelope: number) => tableNames[Math.floor(envelope / householdsAtTable)] ?? ''

/** One household declines; most have answered, and the rest is open, as some days before a deadline. */
function answerOf(number: number, envelope: number, { lastName, tag }: { lastName: string; tag: string }) {
  // Who is on the B list has not been invited.
  if (tag === 'choir' || envelope % 4 === 3) return null
  if (lastName === 'Osei') return false
  return number % 11 !== 7
}

/** Gives the first wedding its guests. */
export default async function addGuests({ call }: DemoStudio): Promise<void> {
  const path = await demoWedding(call)
  const deadlineOffset = { months: 0, days: -21 }
  const add = (part: object) => call('POST', `${path}/parts`, { deadlineOffset, ...part }) as Promise<Part>
  const ceremony = await add({ name: 'Ceremony', time: '15:00', place: 'The meadow' })
  const dinner = await add({ name: 'Dinner', time: '17:30', place: 'The mill hall', meals })
  const brunch = await add({
    name: 'Farewell Brunch',
    time: '10:30',
    place: 'Mill cottage',
    daysAfter: 1,
    invitesAll: false,
  })
  let number = 0
  for (const [index, line] of envelopeLines.trim().split('\n').entries()) {
    const [side, names = '', tag = '', address = '', email, language] = line.split('|').map((cell) => cell.trim())
    const [lastName = '', people = ''] = names.split(': ')
    const listed = people.split(', ')
    const guests = listed
      .filter((name) => name !== '+')
      .map((name) => {
        number += 1
        const firstName = name.replace(/[*°]$/, '')
        const attending = answerOf(number, index, { lastName, tag })
        return {
          firstName,
          lastName,
          age: name.endsWith('*') ? 'child' : name.endsWith('°') ? 'infant' : 'adult',
          dietary: needs[number] ?? '',
          access: access[firstName] ?? '',
          role: roles[firstName] ?? '',
          table: attending ? tableOf(index) : '',
          answers: [
            { partId: ceremony.id, attending },
            { partId: dinner.id, attending, ...(attending && { meal: meals[number % meals.length] }) },
            ...(tag === 'family' ? [{ partId: brunch.id, attending: attending && number % 5 !== 2 }] : []),
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
