import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      worker: 'on',
    })
    expect(readConfig({ PORT: '4000', SMTP_URL: '' })).toMatchObject({
      publicUrl: 'http://localhost:4000',
      smtpUrl: undefined,
    })
  })

  it('is taken as given', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://bloom.example/',
      TRUST_PROXY: '10.0.0.1, 10.0.0.2',
      WORKER: 'off',
    })
    expect(config).toMatchObject({
      publicUrl: 'https://bloom.example',
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      worker: 'off',
    })
    expect(config.mailFrom).toBe('Larkspur <no-reply@bloom.example>')
  })

  it('may name a bucket', () => {
    expect(readConfig({ FILES_URL: 's3://our-files' }).filesUrl).toEqual({ bucket: 'our-files' })
    const address = 's3://our-files?endpoint=https://s3.example:9000&region=eu-north-1'
    expect(readConfig({ FILES_URL: address }).filesUrl).toEqual({
      bucket: 'our-files',
      endpoint: 'https://s3.example:9000',
      region: 'eu-north-1',
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'bloom.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ FILES_URL: 'https://bucket' }, 'FILES_URL'],
    [{ FILES_URL: 's3://' }, 'FILES_URL'],
    [{ FILES_URL: 's3://Not_A_Bucket' }, 'FILES_URL'],
    [{ FILES_URL: 's3://bucket/folder' }, 'FILES_URL'],
    [{ FILES_URL: 's3://key:secret@bucket' }, 'FILES_URL'],
    [{ FILES_URL: 's3://bucket?endpoint=files.example' }, 'FILES_URL'],
    [{ FILES_URL: 's3://bucket?reigon=eu' }, 'FILES_URL'],
    [{ WORKER: 'maybe' }, 'WORKER'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SMTP_ULR: 'smtp://x' }, 'SMTP_ULR'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(name)
  })
})
