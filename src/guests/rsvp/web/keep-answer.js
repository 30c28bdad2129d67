/**
 * Keeps an answer that could not be sent for want of a signal on the device, and sends it once there is one. The page works
 * without it, and loads it as it is, so that it stays small.
 */
const form = document.querySelector('form')
const place = `rsvp ${location.pathname}`
let isSending = false

function tell() {
  if (document.querySelector('.kept')) return
  const told = document.createElement('div')
  told.className = 'told kept'
  told.setAttribute('role', 'status')
  form.before(told)
  told.textContent = form.dataset.kept
  told.scrollIntoView()
}

/** As the browser sends a form, so that it shows why it is refused. */
function submit(fields) {
  const sent = document.createElement('form')
  sent.method = 'post'
  for (const [name, value] of fields) {
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    sent.append(field)
  }
  sent.hidden = true
  document.body.append(sent)
  sent.submit()
}

async function sendKept() {
  const kept = localStorage.getItem(place)
  if (kept === null || isSending) return
  isSending = true
  const { key, fields } = JSON.parse(kept)
  try {
    const body = new URLSearchParams(fields)
    const answer = await fetch(location.pathname, { method: 'POST', body, headers: { 'idempotency-key': key } })
    if (answer.status >= 500) return tell()
    localStorage.removeItem(place)
    if (answer.ok) location.assign(answer.url)
    else submit(fields)
  } catch {
    tell()
  } finally {
    isSending = false
  }
}

form.addEventListener('submit', (event) => {
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  try {
    localStorage.setItem(place, JSON.stringify({ key, fields: [...new FormData(form)] }))
  } catch {
    // A browser that keeps nothing sends the form itself.
    return
  }
  event.preventDefault()
  void sendKept()
})
addEventListener('online', () => void sendKept())
void sendKept()
