/** After the first paint and once nothing else is to be done. Safari has no idle callback. */
export function whenIdle(act: () => void): void {
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 300)
  requestAnimationFrame(() => setTimeout(start))
}
