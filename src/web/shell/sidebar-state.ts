import { useEffect, useState } from 'react'

const key = 'sidebar-collapsed'
const narrow = '(width < 768px)'

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey

/** On wide screens the sidebar is collapsed or not, and stays so; on small ones it lies over the page while open. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'true')
  const [overlaid, setOverlaid] = useState(false)

  useEffect(() => {
    localStorage.setItem(key, String(collapsed))
    document.documentElement.dataset.sidebar = collapsed ? 'collapsed' : 'open'
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

  const toggle = () => (matchMedia(narrow).matches ? setOverlaid((open) => !open) : setCollapsed((now) => !now))
  return { collapsed, overlaid, toggle, close: () => setOverlaid(false) }
}
