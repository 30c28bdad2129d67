import { page, type Locator } from 'vitest/browser'

/** Types a couple's name into its field, and takes it from the list. */
export async function chooseIn(field: Locator, name: string): Promise<void> {
  await field.click()
  await field.fill(name)
  await page.getByRole('option', { name, exact: false }).click()
}
