// A page of its own, without the app: it is what there is when nothing else has been kept.
const theme = localStorage.getItem('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
document.documentElement.classList.toggle('dark', theme === 'dark')

// The browser says it is connected before it is, and never when only the server was out of reach: so the server is asked.
async function openOnceReached() {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(4000) }).catch(
    () => undefined,
  )
  if (answer?.ok) location.reload()
}
addEventListener('online', openOnceReached)
setInterval(openOnceReached, 2000)
