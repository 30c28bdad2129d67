import * as z from 'zod/mini'
import * as calls from '#money/price-list/contract/calls.ts'
import { amount } from '#platform/contract/amount.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { decimal, id, nothing, requiredText } from '#platform/contract/fields.ts'

/** What a studio offers, with its price, to fill the lines of invoices. */
export const service = z.object({ id, description: z.string(), currency: z.string(), rate: decimal })
export type Service = z.output<typeof service>

/** The price is in the studio's currency. */
export const serviceForm = z.object({
  description: requiredText('Please say what the service is.'),
  rate: amount,
})
export type ServiceForm = z.output<typeof serviceForm>
const serviceChange = z.extend(z.partial(serviceForm), { previous: previousOf(serviceForm.shape) })

export const list = endpoint(calls.list, {
  summary: "The studio's services with their prices, by name",
  needs: 'money',
  for: { planner: { returns: z.array(service) } },
})

export const add = endpoint(calls.add, {
  summary: 'Adds a service with its price',
  needs: 'money',
  for: { planner: { body: serviceForm, returns: service } },
})

export const change = endpoint(calls.change, {
  summary: 'Changes a service or its price; invoices stay as they are',
  needs: 'money',
  for: { planner: { body: serviceChange, returns: service } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a service; invoices stay as they are',
  needs: 'money',
  for: { planner: { returns: nothing } },
})
