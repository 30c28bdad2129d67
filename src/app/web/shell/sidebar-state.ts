import { useEffect, useState } from 'react'

const root = document.documentElement
const narrow = '(width < 768px)'

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey

/** Set by the script in index.html before the first paint: the last choice, by default collapsed on small screens. */
const isCollapsed = () => root.dataset.sidebar === 'collapsed'

/** Collapsed or expanded on wide screens, which is remembered; an overlay on small ones. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(isCollapsed)
  const [overlaid, setOverlaid] = useState(false)

  useEffect(() => {
    root.dataset.sidebar = collapsed ? 'collapsed' : 'open'
  }, [collapsed])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      toggle()
    }
    const widen = ({ matches }: MediaQueryListEvent) => !matches && setOverlaid(false)
    const media = matchMedia(narrow)
    addEventListener('keydown', press)
    media.addEventListener('change', widen)
    return () => {
      removeEventListener('keydown', press)
      media.removeEventListener('change', widen)
    }
  }, [])

  const toggle = () => {
    if (matchMedia(narrow).matches) return setOverlaid((open) => !open)
    const collapse = !isCollapsed()
    localStorage.setItem('sidebar-collapsed', String(collapse))
    setCollapsed(collapse)
  }
  return { collapsed, overlaid, toggle, close: () => setOverlaid(false) }
}
