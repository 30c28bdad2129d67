import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Combobox, type ComboboxProps } from '#platform/web/ui/controls/Combobox.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { show } from '#test/web/test-page.tsx'

const couples = [
  { value: '1', label: 'Zoë & Ben', detail: 'June 12, 2027' },
  { value: '2', label: 'Emma & James', detail: 'May 1, 2028' },
  { value: '3', label: 'Emma & Noah' },
]
const field = page.getByRole('combobox', { name: 'Client' })
const option = (name: string) => page.getByRole('option', { name, exact: false })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

type Props = Partial<ComboboxProps> & { onSubmit?: (value: string) => void }

function Example({ onSubmit, value: first = '', ...props }: Props) {
  const [value, setValue] = useState(first)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(value)
      }}
    >
      <Combobox
        label="Client"
        noun="couple"
        choices={couples}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        {...props}
      />
      {/* Below the list. */}
      <button style={{ marginTop: '20rem' }}>Save</button>
    </form>
  )
}

it('finds by a part of a name, and chooses with Enter, which sends the form only afterwards', async () => {
  const onSubmit = vi.fn<(value: string) => void>()
  await show(<Example placeholder="Select a client" onSubmit={onSubmit} />)
  await expect.element(field).toHaveAttribute('placeholder', 'Select a client')
  await field.fill('zoe')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  expect(options()).toEqual(['Zoë & Ben June 12, 2027'])
  await expect.element(option('Zoë')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Zoë & Ben')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('1')
})

it('moves by arrows, Home and End, names the active choice, and begins at the chosen one', async () => {
  await show(<Example value="2" />)
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await expect.element(option('Zoë')).not.toBeInTheDocument()
  const active = async (name: string) => {
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true')
    expect(field.element().getAttribute('aria-activedescendant')).toBe(option(name).element().id)
  }
  await userEvent.keyboard('{ArrowDown}')
  await active('Emma & James')
  await userEvent.keyboard('{ArrowDown}')
  await active('Emma & Noah')
  await userEvent.keyboard('{ArrowDown}')
  await active('Zoë')
  await userEvent.keyboard('{ArrowUp}')
  await active('Emma & Noah')
  await userEvent.keyboard('{Home}')
  await active('Zoë')
  await userEvent.keyboard('{End}')
  await active('Emma & Noah')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Emma & Noah')
})

it('takes a press, and the only match when it is left', async () => {
  await show(<Example />)
  await field.click()
  expect(options()).toHaveLength(3)
  await option('Emma & James').click()
  await expect.element(field).toHaveValue('Emma & James')
  await expect.element(field).toHaveFocus()
  await field.fill('noah')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Emma & Noah')
})

it('says what is not clear, and holds the form until it is', async () => {
  const onSubmit = vi.fn<(value: string) => void>()
  await show(<Example value="1" onSubmit={onSubmit} />)
  await field.fill('emma')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveAccessibleDescription('Please choose one of the couples.')
  await expect.element(field).toHaveFocus()
  await field.fill('Priya')
  await expect.element(page.getByRole('status')).toHaveTextContent('No couple matches “Priya”.')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await field.fill('james')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onSubmit.mock.lastCall).toEqual(['2'])
})

it('is cleared where that is allowed', async () => {
  const onSubmit = vi.fn<(value: string) => void>()
  const { unmount } = await show(<Example value="1" placeholder="Select a client" onSubmit={onSubmit} />)
  await field.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenLastCalledWith('')
  await unmount()
  await show(<Example value="1" />)
  await field.fill('')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Zoë & Ben')
})

it('closes its list by Escape, not the dialog around it, and takes back what was typed', async () => {
  const form = { isSubmitting: false, hasDraft: false, reset: () => {} }
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await show(
    <FormDialog
      dialog={{ form, open: true, onOpenChange, leave: () => {} }}
      onSubmit={() => {}}
      title="New"
      submit={['Save', 'Saving...']}
    >
      <Combobox label="Client" noun="couple" choices={couples} value="1" onChange={() => {}} />
    </FormDialog>,
  )
  await field.fill('emma')
  await userEvent.keyboard('{Escape}')
  await expect.element(option('Emma & James')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Zoë & Ben')
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('says that its choices load, failed to load, or that there are none', async () => {
  const { rerender } = await show(<Example choices={undefined} />)
  await expect.element(field).toHaveAttribute('placeholder', 'Loading your couples…')
  await field.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading your couples…')
  await rerender(<Example choices={undefined} failed />)
  await field.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('We could not load your couples.')
  await rerender(<Example choices={[]} />)
  await field.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('There are no couples yet.')
})

it('takes only what is clear when it is left: no part of a word or of the date', async () => {
  await show(<Example />)
  for (const unclear of ['oah', 'june']) {
    await field.fill(unclear)
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Please choose one of the couples.')
    await expect.element(field).toHaveValue(unclear)
  }
  await field.fill('ben and zoe')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Zoë & Ben')
})

it('takes a label that is typed to its end, though another one begins with it', async () => {
  const jameson = { value: '4', label: 'Emma & Jameson' }
  await show(<Example choices={[jameson, ...couples]} />)
  await field.fill('Emma + James')
  await expect
    .element(page.getByRole('option', { name: /^Emma & James\b(?!on)/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Emma & James')
})

it('takes the choice that arrows have reached when Tab leaves it', async () => {
  await show(<Example />)
  await field.fill('emma')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('Emma & Noah')).toHaveAttribute('aria-selected', 'true')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Emma & Noah')
  await expect.element(field).not.toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
})

it('shows what is chosen again where no form is held', async () => {
  const onSubmit = vi.fn<(value: string) => void>()
  const { unmount } = await show(<Example value="1" holdsForm={false} onSubmit={onSubmit} />)
  await field.fill('emma')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveValue('Zoë & Ben')
  await expect.poll(() => onSubmit.mock.lastCall).toEqual(['1'])
  await unmount()
  await show(<Combobox label="Client" noun="couple" choices={couples} value="1" onChange={() => {}} />)
  await field.fill('emma')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Zoë & Ben')
})
