import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy to an instance or a socket that records requests and can be cut, or hang: then it accepts connections and never answers. */
export async function openProxy(target: string) {
  let state: 'whole' | 'cut' | 'hanging' = 'whole'
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {}).on('close', () => sockets.delete(near))
    if (state === 'cut') return near.destroy()
    if (state === 'hanging') return
    const far = target.startsWith('/') ? connect(target) : connect(Number(new URL(target).port), '127.0.0.1')
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.on('data', (bytes: Buffer) =>
      requests.push(
        ...bytes
          .toString('latin1')
          .matchAll(/^[A-Z]+ (\S+) HTTP\/1/gm)
          .map(([, path = '']) => path),
      ),
    )
    near.pipe(far)
    far.on('data', (bytes) => state === 'whole' && near.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requested paths, in order. */
    requests,
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
