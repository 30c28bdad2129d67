// The health check of the image: exits with 0 if the process serves.
const answered = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).catch(() => undefined)
process.exitCode = answered?.ok ? 0 : 1
