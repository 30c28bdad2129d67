import type { Page } from '@playwright/test'

/** Blocks the live channel, so that the page's requests are not caused by announcements. */
export const blockLiveChannel = (page: Page) => page.route('**/api/live*', () => {})
