const ownGestures =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [data-overlaid]'

function scrollsSideways(element: Element): boolean {
  const { overflowX } = getComputedStyle(element)
  return element.scrollWidth > element.clientWidth && (overflowX === 'auto' || overflowX === 'scroll')
}

/** Swipes that start in a control, a dialog or a horizontally scrolling element do not navigate. */
export function swipeMayStart(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(ownGestures)) return false
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (scrollsSideways(element)) return false
  }
  return true
}
