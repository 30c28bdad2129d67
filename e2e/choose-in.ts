import type { Locator } from '@playwright/test'

/** Types a couple's name into its field, and takes it from the list. */
export async function chooseIn(field: Locator, name: string): Promise<void> {
  await field.click()
  await field.fill(name)
  await field.page().getByRole('option', { name }).click()
}
