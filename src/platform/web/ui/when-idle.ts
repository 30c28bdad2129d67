/** Runs after the first paint, when the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(act: () => void): void {
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 300)
  requestAnimationFrame(() => setTimeout(start))
}
