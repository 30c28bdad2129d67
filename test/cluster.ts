import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'
import { openDatabase } from '#platform/server/db/open.ts'
import { configOf, type Address } from '#platform/server/db/pool.ts'
import { fastFolder } from '../scripts/fast-folder.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: Address
  }
}

export const template = 'larkspur_template'

export const inDatabase = (address: Address, database: string): Address => {
  if (typeof address !== 'string') return { ...address, database }
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}

/** The address as a DATABASE_URL. */
export function urlOf(address: Address): string {
  if (typeof address === 'string') return address
  const { user, password, host, database } = address
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`
}

export const clientFor = (address: Address) => new pg.Client(configOf(address))

/** One cluster for each run, with a migrated template database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.LARKSPUR_TEST_DATABASE_URL
  const folder = await mkdtemp(join(fastFolder(), 'larkspur-tests-'))
  const embedded = given ? undefined : await startEmbedded(folder, () => {}, { throwaway: true })
  const cluster: Address = given ?? (embedded?.connection as Address)

  const connection = clientFor(cluster)
  await connection.connect()
  await connection.query(`drop database if exists ${template}`)
  await connection.query(`create database ${template}`)
  await connection.end()
  const database = await openDatabase(inDatabase(cluster, template), 1)
  await database.close()

  project.provide('cluster', cluster)
  return async () => {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
