import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/server/foundation/config.ts'

describe('the environment', () => {
  it('may be empty', () => {
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

  it('overrides the defaults', () => {
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

  it('gives push services the address that mail comes from, or another', () => {
    expect(readConfig({ MAIL_FROM: 'Bloom <hello@bloom.example>' }).vapidSubject).toBe('mailto:hello@bloom.example')
    expect(readConfig({ VAPID_SUBJECT: 'https://bloom.example/contact' }).vapidSubject).toBe(
      'https://bloom.example/contact',
    )
  })

  it('backs up a database of its own, or that of DATABASE_URL', () => {
    expect(readConfig({ BACKUPS_TO: '/backups' }).backups).toMatchObject({
      database: undefined,
      keep: 7,
      hasFiles: true,
    })
    const database = 'postgres://db/studio'
    expect(readConfig({ BACKUPS_TO: '/backups', DATABASE_URL: database }).backups).toMatchObject({ database })
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
    [{ METRICS_PORT: 'http' }, 'METRICS_PORT'],
    [{ PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT'],
    [{ PUBLIC_URL: 'bloom.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ BACKUPS_TO: 'backups' }, 'BACKUPS_TO'],
    [{ BACKUPS_TO: '/srv/data/backups', DATA_DIR: '/srv/data' }, 'BACKUPS_TO'],
    [{ BACKUPS_TO: '/backups', BACKUPS_KEEP: '0' }, 'BACKUPS_KEEP'],
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
    [{ DATABASE_URL: 'postgres://owner:50%off@db.example/studio' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp:///mail' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Larkspur' }, 'MAIL_FROM'],
    [{ MAIL_FROM: '@' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Larkspur <hello@bloom.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'hello@bloom.example, other@bloom.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Larkspur\r\nBcc: <hello@bloom.example>' }, 'MAIL_FROM'],
    [{ VAPID_SUBJECT: 'hello@bloom.example' }, 'VAPID_SUBJECT'],
    [{ VAPID_SUBJECT: 'mailto:hello' }, 'VAPID_SUBJECT'],
    [{ VAPID_SUBJECT: 'http://bloom.example' }, 'VAPID_SUBJECT'],
    [{ VAPID_PRIVATE_KEY: 'abc' }, 'VAPID_PRIVATE_KEY'],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.256' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0.0.0.0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '::/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'fd00::/129' }, 'TRUST_PROXY'],
    [{ INBOX_URL: 'imaps://me%2Bhere%40bloom.example:secret@mail.example' }, 'INBOX_URL'],
    [{ INBOX_SECRET: 'a-long-enough-secret' }, 'INBOX_ADDRESS'],
    [{ INBOX_ADDRESS: 'reply@bloom.example' }, 'INBOX_ADDRESS'],
    [{ INBOX_ADDRESS: 'reply+us@bloom.example', INBOX_SECRET: 'a-long-enough-secret' }, 'INBOX_ADDRESS'],
    [{ INBOX_ADDRESS: `${'x'.repeat(32)}@bloom.example`, INBOX_SECRET: 'a-long-enough-secret' }, 'INBOX_ADDRESS'],
    [{ INBOX_ADDRESS: 'reply@bloom.example', INBOX_SECRET: 'short' }, 'INBOX_SECRET'],
    [{ INBOX_ADDRESS: 'reply@bloom.example', INBOX_SECRET: 'long enough with spaces' }, 'INBOX_SECRET'],
    [{ INBOX_ADDRESS: 'reply@bloom.example', INBOX_URL: 'pop3://me:secret@mail.example' }, 'INBOX_URL'],
    [{ INBOX_ADDRESS: 'reply@bloom.example', INBOX_URL: 'imaps://mail.example' }, 'INBOX_URL'],
    [{ INBOX_ADDRESS: 'reply@bloom.example', INBOX_URL: 'imaps://me:50%off@mail.example' }, 'INBOX_URL'],
    [{ INBOX_SERCET: 'a-long-enough-secret' }, 'INBOX_SERCET'],
    [{ STRIPE_SECRET_KEY: 'pk_live_abc' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'secret' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'sk_test_abc' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc' }, 'STRIPE_SECRET_KEY'],
    [{ QUICKBOOKS_CLIENT_ID: 'an-app' }, 'QUICKBOOKS_CLIENT_SECRET'],
    [{ QUICKBOOKS_CLIENT_SECRET: 'its-secret' }, 'QUICKBOOKS_CLIENT_ID'],
  ])('%j is refused with the variable’s name', (env, name) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(name)
  })

  it.each([
    { DATABASE_URL: 'postgres://localhost' },
    { DATABASE_URL: 'postgres:///studio?host=/run/postgresql' },
    { DATABASE_URL: 'postgresql://owner:50%25off@db.example/studio' },
    { SMTP_URL: 'smtps://user:secret@mail.example:465' },
    { MAIL_FROM: 'hello@bloom.example' },
    { MAIL_FROM: '"Bloom & Co." <hello@bloom.example>' },
    { VAPID_SUBJECT: 'mailto:hello@bloom.example' },
    { INBOX_ADDRESS: 'Reply@bloom.example', INBOX_URL: 'imaps://me%40bloom.example:50%25off@mail.example:993/Replies' },
    { INBOX_URL: 'imaps://answers:secret@mail.bloom.example' },
    { INBOX_ADDRESS: 'reply@bloom.example', INBOX_SECRET: 'a-long-enough-secret' },
    { TRUST_PROXY: 'loopback, 10.0.0.0/8, 192.168.0.0/255.255.0.0 fd00::/8 ::1' },
    { STRIPE_SECRET_KEY: 'rk_live_abc' },
    { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc+/=' },
    { QUICKBOOKS_CLIENT_ID: 'an-app', QUICKBOOKS_CLIENT_SECRET: 'its-secret' },
  ])('%j is accepted', (env) => {
    expect(() => readConfig(env as Record<string, string | undefined>)).not.toThrow()
  })
})
