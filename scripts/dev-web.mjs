import { createServer } from 'vite'

const { PORT, HOST } = process.env
const app = `http://127.0.0.1:${process.argv[2]}`

const vite = await createServer({
  server: {
    port: Number(PORT),
    host: HOST,
    strictPort: true,
    proxy: { '/api': app, '/rsvp': app, '/healthz': app, '/readyz': app },
  },
})
await vite.listen()
