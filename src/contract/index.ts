import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import type { Feature } from '#contract/feature.ts'
import { anyContent } from '#contract/link-contents.ts'
import * as features from '#contract/features.ts'

type CallsOf<Module> = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] }
/** The whole API: every feature with its endpoints. */
export type Contract = { [Name in keyof typeof features]: CallsOf<(typeof features)[Name]['calls']> }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value

const all = Object.entries(features) as [string, Feature][]
const contents = all.flatMap(([, { linkContents = {} }]) => Object.values<Schema>(linkContents))
/** All topics to refetch when a couple is restored. */
const restored = all.flatMap(([, feature]) => feature.restored ?? [])

function callsOf([name, { calls }]: [string, Feature]): [string, Record<string, Endpoint>] {
  const endpoints = Object.entries(calls).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
  return [name, Object.fromEntries(endpoints)]
}

const calls = Object.fromEntries(all.map(callsOf)) as Contract
const { restore } = calls.trash
const { read } = calls.links
const { returns } = read.for.link
const opened = z.extend(returns, { content: anyContent(contents) }) as typeof returns

export const contract: Contract = {
  ...calls,
  links: { ...calls.links, read: { ...read, for: { link: { returns: opened } } } },
  trash: { ...calls.trash, restore: { ...restore, about: [...restore.about, ...restored] } },
}
