/** The browser's time zone. Temporal is fast; the first use of Intl takes 60 ms on a slow phone. */
export const timeZoneHere = () =>
  // oxlint-disable-next-line no-restricted-globals -- runs when idle or on a click, and is the only way without Temporal
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone
