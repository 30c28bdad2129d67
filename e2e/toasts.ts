import type { Locator, Page } from '@playwright/test'

/** The toast with this title. There is never more than one. */
export const toastOf = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title })
