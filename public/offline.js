// A page of its own, without the app: it is what there is when nothing else has been kept.
const theme = localStorage.getItem('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
document.documentElement.classList.toggle('dark', theme === 'dark')
addEventListener('online', () => location.reload())
