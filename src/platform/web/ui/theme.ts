import { useState } from 'react'

/** The theme, initially set by the script in index.html. */
export function useTheme() {
  const [dark, setDark] = useState(() => document.documentElement.classList.contains('dark'))
  const toggle = () => {
    document.documentElement.classList.toggle('dark', !dark)
    localStorage.setItem('theme', dark ? 'light' : 'dark')
    setDark(!dark)
  }
  return { dark, toggle }
}
