import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import PersonDialog from '#weddings/people/web/PersonDialog.tsx'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

const ruth: Person = {
  id: 3,
  clientId: 7,
  role: 'other',
  name: 'Ruth',
  relation: 'Mother of Emma',
  email: 'ruth@example.com',
  phone: null,
  language: null,
  languageNote: null,
  access: 'only-money',
  rhythm: 'needs-me',
  invitedAt: null,
  lastSeenAt: null,
}

function Opener({ person }: { person?: Person }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <PersonDialog clientId={7} {...(person && { person })} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const opened = async (person?: Person) => {
  await show(<Opener {...(person && { person })} />)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  return page.getByRole('dialog', { name: person ? `Edit ${person.name}` : 'Add Person' })
}

it('needs a name and a valid address, and sends the person', async () => {
  const { bodies, count } = answerCalls({ 'POST /api/clients/7/people': () => ruth })
  const dialog = await opened()
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await dialog.getByLabelText('Email').fill('ruth')
  await dialog.getByRole('button', { name: 'Add Person' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name.')
  await expect
    .element(dialog.getByLabelText('Email'))
    .toHaveAccessibleDescription('Please enter a valid email address.')
  expect(count('POST /api/clients/7/people')).toBe(0)

  await dialog.getByLabelText('Name').fill('Ruth')
  await dialog.getByLabelText('Email').fill('ruth@example.com')
  await dialog.getByLabelText('May See').selectOptions('Only money')
  await dialog.getByLabelText('Emails about News').selectOptions('Only what needs an answer')
  await dialog.getByRole('button', { name: 'Add Person' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Person added successfully')).toBeVisible()
  expect(bodies('POST /api/clients/7/people')).toMatchObject([
    { name: 'Ruth', email: 'ruth@example.com', access: 'only-money', rhythm: 'needs-me' },
  ])
})

it('shows issues of the server at their fields, and keeps the input', async () => {
  const message = 'Someone in this wedding already has this email address.'
  answerCalls({
    'PATCH /api/people/3': () => {
      throw new Refused(409, message, [{ path: 'email', message }])
    },
  })
  const dialog = await opened(ruth)
  await dialog.getByLabelText('Email').fill('emma@example.com')
  await dialog.getByRole('button', { name: 'Update Person' }).click()
  await expect.element(dialog.getByLabelText('Email')).toHaveAccessibleDescription(message)
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('emma@example.com')
})

it('does not offer or send what is changed with the couple', async () => {
  const emma = { ...ruth, role: 'partner-one', name: 'Emma', relation: null } satisfies Person
  const { bodies } = answerCalls({ 'PATCH /api/people/3': () => emma })
  const dialog = await opened(emma)
  await expect
    .element(dialog.getByText(/name, email, and phone of this partner on the couple’s Overview tab/))
    .toBeVisible()
  for (const fixed of ['Name', 'Relation', 'Email', 'Phone'])
    await expect.element(dialog.getByLabelText(fixed, { exact: true })).not.toBeInTheDocument()
  await dialog.getByLabelText('Note on Language').fill('Prefers Spanish')
  await dialog.getByRole('button', { name: 'Update Person' }).click()
  await expect.element(page.getByText('Person updated successfully')).toBeVisible()
  expect(bodies('PATCH /api/people/3')).toEqual([
    { languageNote: 'Prefers Spanish', previous: { languageNote: emma.languageNote } },
  ])
})

it('lets the second partner have an address of its own', async () => {
  const jack = { ...ruth, role: 'partner-two', name: 'Jack', relation: null, email: null } satisfies Person
  const { bodies } = answerCalls({ 'PATCH /api/people/3': () => jack })
  const dialog = await opened(jack)
  await expect.element(dialog.getByText(/name of this partner on the couple’s Overview tab/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Name', { exact: true })).not.toBeInTheDocument()
  await dialog.getByLabelText('Email').fill('jack@example.com')
  await dialog.getByRole('button', { name: 'Update Person' }).click()
  await expect.element(page.getByText('Person updated successfully')).toBeVisible()
  const [sent] = bodies('PATCH /api/people/3')
  expect(sent).toMatchObject({ email: 'jack@example.com' })
  expect(sent).not.toHaveProperty('name')
})
