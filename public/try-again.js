// For pages of their own, without the app, that stand where another one cannot be shown yet.
const theme = localStorage.getItem('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
document.documentElement.classList.toggle('dark', theme === 'dark')

// The browser says it is connected before it is, and never when only the server was out of reach: so the server is asked
// for what belongs here.
async function openOnceServed() {
  const options = { headers: { accept: 'text/html' }, cache: 'no-store', signal: AbortSignal.timeout(4000) }
  const answer = await fetch(location.href, options).catch(() => undefined)
  if (answer && answer.status < 500) location.reload()
}
addEventListener('online', openOnceServed)
setInterval(openOnceServed, 2000)
