import * as calls from '#money/figures/contract/calls.ts'
import { addressOf } from '#platform/contract/address.ts'
import { callerHere } from '#platform/web/calls/call.ts'

/** The session is in the query, because a link cannot send the header. */
export const csvAddress = (by: 'month' | 'wedding') => addressOf(calls.csv, { query: { by, as: callerHere() } })
