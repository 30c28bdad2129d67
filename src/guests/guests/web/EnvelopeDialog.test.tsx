import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import EnvelopeDialog from '#guests/guests/web/EnvelopeDialog.tsx'
import { couple, dinner, envelope, guest, hills } from '#guests/guests/web/guests-for-tests.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, held, Refused, show } from '#test/web/test-page.tsx'

const brunch = { ...dinner, id: 2, name: 'Brunch', meals: [], invitesAll: false }
const parts = [dinner, brunch]

beforeEach(async () => {
  sessionStorage.clear()
  cache.clear()
  await page.viewport(390, 800)
})

let closed = 0
const form = (of: ListedEnvelope | undefined, isPlanner = true) => (
  <EnvelopeDialog
    clientId={7}
    couple={couple}
    isPlanner={isPlanner}
    parts={parts}
    envelope={of}
    open
    onClose={() => (closed += 1)}
  />
)
const again = (of: ListedEnvelope) => <QueryClientProvider client={cache}>{form(of)}</QueryClientProvider>
const dialog = page.getByRole('dialog')
const field = (label: string) => dialog.getByLabelText(label, { exact: true })
const unfold = (number: number) =>
  dialog
    .getByText('Answers and Details', { exact: true })
    .nth(number - 1)
    .click()
const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click()
const change = 'PATCH /api/envelopes/1'
const add = 'POST /api/clients/7/envelopes'

it('sends what was changed of its guests with what was seen, and leaves out the others', async () => {
  const { bodies } = answerCalls({ [change]: () => hills })
  await show(form(hills))
  await field('First Name of guest 2').fill('Bo')
  await unfold(2)
  await field('Dinner of guest 2').selectOptions('Yes')
  await field('Meal: Dinner of guest 2').selectOptions('Beef')
  await field('Brunch of guest 2').selectOptions('No answer yet')
  await field('Role of guest 2').fill('Best man')
  await field('Access Needs of guest 2').fill('Wheelchair')
  await field('Table of guest 2').fill('4')
  await field('Seats without a Name').fill('2')
  await save()
  await expect
    .poll(() => bodies(change))
    .toEqual([
      {
        unnamedSeats: 2,
        guests: [
          {
            id: 12,
            firstName: 'Bo',
            role: 'Best man',
            access: 'Wheelchair',
            table: '4',
            answers: [
              { partId: 1, attending: true, meal: 'Beef', previous: { attending: false, meal: null } },
              { partId: 2, attending: null, previous: null },
            ],
            previous: { firstName: 'Bób', role: '', access: '', table: '' },
          },
        ],
        previous: { unnamedSeats: 0, guests: [12] },
      },
    ])
})

it('takes guests off, and adds one with answers', async () => {
  const { bodies } = answerCalls({ [change]: () => hills })
  await show(form(hills))
  await dialog.getByRole('button', { name: 'Remove guest 1' }).click()
  await dialog.getByRole('button', { name: 'Add Guest' }).click()
  await expect.element(field('First Name of guest 2')).toHaveFocus()
  await userEvent.keyboard('Cy')
  await unfold(2)
  await expect.element(field('Brunch of guest 2')).toHaveValue('none')
  await field('Brunch of guest 2').selectOptions('Yes')
  await save()
  const cy = { firstName: 'Cy', lastName: 'Hill', age: 'adult', answers: [{ partId: 2, attending: true }] }
  await expect.poll(() => bodies(change)).toEqual([{ guests: [cy], previous: { guests: [11] } }])
})

it('takes a guest off a part, and no meal for who does not come', async () => {
  const fish = [{ partId: 1, attending: true, meal: 'Fish' }]
  const { bodies } = answerCalls({ [change]: () => hills })
  await show(form({ ...hills, guests: [guest(11, 'Ann', { answers: fish }), guest(12, 'Bo', { answers: fish })] }))
  await unfold(1)
  await field('Dinner of guest 1').selectOptions('Not invited')
  await expect.element(field('Meal: Dinner of guest 1')).not.toBeInTheDocument()
  await unfold(2)
  await field('Meal: Dinner of guest 2').selectOptions('Beef')
  await field('Dinner of guest 2').selectOptions('No')
  await save()
  const previous = { attending: true, meal: 'Fish' }
  await expect
    .poll(() => bodies(change))
    .toMatchObject([
      {
        guests: [
          { id: 11, answers: [{ partId: 1, invited: false, previous }] },
          { id: 12, answers: [{ partId: 1, attending: false, previous }] },
        ],
      },
    ])
})

it('takes over what others change of a guest, and shows only what both have changed', async () => {
  const { bodies } = answerCalls({ [change]: () => hills })
  const { rerender } = await show(form(hills))
  await unfold(1)
  await field('Dinner of guest 1').selectOptions('No')
  await field('Dietary Needs of guest 2').fill('no nuts')
  const theirs = {
    ...hills,
    guests: [
      guest(11, 'Ann', { role: 'Witness', answers: [{ partId: 1, attending: null, meal: null }] }),
      guest(12, 'Bób', { dietary: 'vegan', table: '9', answers: [{ partId: 1, attending: true, meal: 'Fish' }] }),
    ],
  }
  await rerender(again(theirs))
  await expect.element(field('Role of guest 1')).toHaveValue('Witness')
  const conflict = dialog.getByRole('alert')
  await expect.element(conflict).toMatchTextContent(/Ann Hill, Dinner: “No” .* “No answer yet”/)
  expect(conflict.elements()).toHaveLength(1)
  await conflict.getByRole('button', { name: 'Use Mine' }).click()
  await save()
  await expect
    .poll(() => bodies(change))
    .toEqual([
      {
        guests: [
          {
            id: 11,
            answers: [{ partId: 1, attending: false, previous: { attending: null, meal: null } }],
            previous: {},
          },
          { id: 12, dietary: 'no nuts', previous: { dietary: 'vegan' } },
        ],
        previous: { guests: [11, 12] },
      },
    ])
})

it('asks before it takes off a guest whom somebody else has changed, and says when one is gone', async () => {
  answerCalls({})
  const { rerender } = await show(form(hills))
  await dialog.getByRole('button', { name: 'Remove guest 1' }).click()
  await field('Dietary Needs of guest 1').fill('no nuts')
  await rerender(again({ ...hills, guests: [guest(11, 'Anna', { answers: hills.guests[0]!.answers })] }))
  const alerts = dialog.getByRole('alert')
  await expect.element(alerts.first()).toMatchTextContent(/Anna Hill: “nothing” .*Anna, Hill/)
  await expect.element(alerts.last()).toMatchTextContent(/taken a guest out of this envelope/)
  await alerts.getByRole('button', { name: 'Keep Theirs' }).click()
  await expect.element(field('First Name of guest 1')).toHaveValue('Anna')
})

it('keeps what was typed if the call is refused', async () => {
  answerCalls({
    [change]: () => {
      throw new Refused(409, 'taken')
    },
  })
  await show(form(hills))
  await unfold(1)
  await field('Role of guest 1').fill('Witness')
  await save()
  await expect.element(dialog.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect.element(field('Role of guest 1')).toHaveValue('Witness')
})

it('is filled by Enter alone: last name, next guest, and on an empty line the next envelope of the same side', async () => {
  const { bodies } = answerCalls({ [add]: () => hills })
  const before = closed
  await show(form(undefined))
  await expect.element(field('First Name of guest 1')).toHaveFocus()
  await userEvent.keyboard('Ann{Enter}Hill{Enter}Bo{Enter}')
  await expect.element(field('Last Name of guest 3')).toHaveValue('Hill')
  await field('Side').selectOptions('Emma Hartley')
  await dialog.getByRole('button', { name: 'Save and Add Another' }).click()
  await expect
    .poll(() => bodies(add))
    .toMatchObject([
      {
        side: 'one',
        guests: [
          { firstName: 'Ann', lastName: 'Hill', age: 'adult' },
          { firstName: 'Bo', lastName: 'Hill', age: 'adult' },
        ],
      },
    ])
  await expect.element(field('First Name of guest 1')).toHaveFocus()
  await expect.element(field('First Name of guest 1')).toHaveValue('')
  await userEvent.keyboard('Cleo{Enter}Moor{Enter}{Enter}')
  await expect.poll(() => bodies(add).at(1)).toMatchObject({ side: 'one', guests: [{ firstName: 'Cleo' }] })
  await expect.element(field('First Name of guest 1')).toHaveValue('')
  expect(closed).toBe(before)
  await userEvent.keyboard('Dan{Enter}Day{Enter}')
  await save()
  await expect.poll(() => closed).toBe(before + 1)
  expect(bodies(add).at(2)).toMatchObject({ side: 'one', guests: [{ firstName: 'Dan', lastName: 'Day' }] })
})

it('keeps what is typed for the next envelope while the one before is saved', async () => {
  const { answer, resolve } = held<ListedEnvelope>()
  const { count } = answerCalls({ [add]: () => answer })
  const before = closed
  await show(form(undefined))
  await userEvent.keyboard('Ann{Enter}Hill{Enter}')
  await dialog.getByRole('button', { name: 'Save and Add Another' }).click()
  await field('First Name of guest 2').click()
  await userEvent.keyboard('{Enter}Cl')
  resolve(hills)
  await expect.element(field('First Name of guest 2')).not.toBeInTheDocument()
  await expect.element(field('First Name of guest 1')).toHaveFocus()
  await userEvent.keyboard('eo')
  await expect.element(field('First Name of guest 1')).toHaveValue('Cleo')
  await expect.element(field('Last Name of guest 1')).toHaveValue('')
  expect([closed, count(add)]).toEqual([before, 1])
})

it('saves and closes with Enter in other fields, as in other forms', async () => {
  const { bodies } = answerCalls({ [change]: () => hills })
  await show(form(hills))
  await field('First Name of guest 1').fill('Anna')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => bodies(change)).toHaveLength(1)
})

it('holds eight guests on a phone without a bar to scroll sideways, and shows no private notes to a couple', async () => {
  answerCalls({})
  const many = Array.from({ length: 8 }, (_, at) => guest(at + 1, `Bartholomew${at}`, { table: '12' }))
  await show(form(envelope(1, 'The Featherstones', { guests: many }), false))
  await unfold(8)
  await expect.element(field('Table of guest 8')).toHaveValue('12')
  await expect.element(field('Private Notes of guest 8')).not.toBeInTheDocument()
  const content = field('Table of guest 8').element().closest('form')!.parentElement!
  expect(content.scrollWidth).toBe(content.clientWidth)
})
