import { useState } from 'react'

/** The theme: what the script in index.html has decided, until the planner chooses. */
export function useTheme() {
  const [dark, setDark] = useState(() => document.documentElement.classList.contains('dark'))
  const toggle = () => {
    document.documentElement.classList.toggle('dark', !dark)
    localStorage.setItem('theme', dark ? 'light' : 'dark')
    setDark(!dark)
  }
  return { dark, toggle }
}
