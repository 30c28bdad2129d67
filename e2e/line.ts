import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to an instance, or to a socket, that can be cut, or hang: then it takes everything and answers nothing. */
export async function openLine(target: string) {
  let state: 'whole' | 'cut' | 'hanging' = 'whole'
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {}).on('close', () => sockets.delete(near))
    if (state === 'cut') return near.destroy()
    if (state === 'hanging') return
    const far = target.startsWith('/') ? connect(target) : connect(Number(new URL(target).port), '127.0.0.1')
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far)
    far.on('data', (bytes) => state === 'whole' && near.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut'
      drop()
    },
    hang() {
      state = 'hanging'
    },
    mend() {
      state = 'whole'
      drop()
    },
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
