import { describe, expect, test } from 'vitest'
import { checkLine, emptyLine, totalsAsTyped } from '#money/invoices/web/invoice/invoice-form.ts'

const line = (quantity: string, rate: string, description = 'Flowers') => ({
  ...emptyLine(),
  description,
  quantity,
  rate,
})

describe('a line while it is typed', () => {
  test('is worth quantity times rate', () => {
    expect(checkLine(line('2.5', '1,200.10'), 'USD')).toEqual({ worth: 300_025, problems: {} })
  })
  test('has an amount before it has a description', () => {
    const { worth, problems } = checkLine(line('1', '10', ''), 'USD')
    expect(worth).toBe(1000)
    expect(problems).toEqual({ description: 'Please say what this is for.' })
  })
  test('has an error for each invalid field', () => {
    expect(checkLine(line('', 'a lot'), 'USD')).toEqual({
      worth: undefined,
      problems: {
        quantity: 'Please enter a quantity such as 1 or 2.5.',
        rate: 'Please enter an amount such as 1200.50.',
      },
    })
  })
})

test('the total includes complete lines and their tax', () => {
  const lineItems = [line('2', '100'), line('1', '-50.01'), line('1', ''), line('x', '7')]
  expect(totalsAsTyped({ lineItems, taxRate: '8.875' }, 'USD')).toEqual({ subtotal: 14_999, tax: 1331, total: 16_330 })
  expect(totalsAsTyped({ lineItems, taxRate: 'some' }, 'USD')).toEqual({ subtotal: 14_999, tax: 0, total: 14_999 })
})
