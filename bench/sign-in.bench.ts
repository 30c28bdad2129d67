import type { Benchmark } from './benchmark.ts'

export default {
  name: 'sign-in',
  concurrency: 4,
  async prepare(instance) {
    const { email, password } = await instance.signUp('signin')
    return {
      method: 'POST',
      paths: ['/api/auth/login'],
      headers: { 'content-type': 'application/json' },
      bodies: [JSON.stringify({ email, password })],
    }
  },
} satisfies Benchmark
