import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { show } from '#test/web/test-page.tsx'

const rules = z.object({ name: z.string(), note: z.string() })

function NoteForm() {
  const form = useZodForm(async () => rules, { name: 'Ann', note: '' })
  /** What somebody else has stored arrives before the letter that was typed is rendered. */
  const typeAndHear = () => {
    form.setValue('note', 'No nuts')
    form.rebase({ name: 'Anna', note: '' })
  }
  return (
    <>
      <TextInput label="Name" {...form.register('name')} />
      <TextInput label="Note" {...form.register('note')} />
      <button onClick={typeAndHear}>Type</button>
    </>
  )
}

it('keeps what was just typed when somebody else changes another field', async () => {
  await show(<NoteForm />)
  await page.getByRole('button', { name: 'Type' }).click()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Anna')
  await expect.element(page.getByLabelText('Note')).toHaveValue('No nuts')
})
