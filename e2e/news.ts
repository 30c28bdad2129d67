import type { Page } from '@playwright/test'

/** No news reaches this page, so what it asks for, it asks by itself. */
export const keepNewsFrom = (page: Page) => page.route('**/api/live*', () => {})
