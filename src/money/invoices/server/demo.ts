import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type Written = { id: number; amount: string }

const full = 'Full planning and coordination'

/** Sets the studio's letterhead and payment instructions. */
async function settle(call: DemoStudio['call']): Promise<void> {
  await call('PATCH', '/api/billing', {
    paymentInstructions:
      'Please pay by bank transfer to Marchetti Weddings, First Bay Bank, account 004 512 778, or by check at our next meeting. Put the invoice number on it, please.',
    taxNumber: '94-3217706',
    remindBefore: 3,
    remindAfter: 7,
  })
}

/** Invoices in all stages: paid deposits, an overdue installment, a new payment plan. */
export default async function addInvoices({ call, dayFromNow }: DemoStudio): Promise<void> {
  await settle(call)
  const clients = (await call('GET', '/api/clients')) as { id: number; partnerOneName: string }[]
  const idOf = (name: string) => clients.find(({ partnerOneName }) => partnerOneName === name)?.id
  const write = (name: string, body: object) =>
    call('POST', `/api/clients/${idOf(name)}/invoices`, body) as Promise<Written>
  const plan = (name: string, body: object) =>
    call('POST', `/api/clients/${idOf(name)}/payment-plan`, body) as Promise<Written[]>
  const pay = (id: number, amount: string, days: number, method: string) =>
    call('POST', `/api/invoices/${id}/payments`, { amount, date: dayFromNow(days), method })

  const writeDeposit = (name: string, amount: string, issued: number, due: number) =>
    write(name, {
      amount,
      description: 'Deposit',
      status: 'Sent',
      issuedOn: dayFromNow(issued),
      dueDate: dayFromNow(due),
    })

  const [deposit, second] = await plan('Emma Hartley', {
    amount: '9600',
    issuedOn: dayFromNow(-174),
    description: full,
    status: 'Sent',
    parts: [
      { description: 'Deposit', percent: '30', dueDate: dayFromNow(-160) },
      { description: 'Second installment', percent: '40', dueDate: dayFromNow(-12) },
      { description: 'Balance', percent: '30', daysBeforeWedding: 14 },
    ],
  })
  if (deposit) await pay(deposit.id, deposit.amount, -158, 'Bank transfer')
  if (second) await pay(second.id, '2000', -11, 'Check')
  await write('Emma Hartley', {
    status: 'Sent',
    issuedOn: dayFromNow(-5),
    dueDate: dayFromNow(20),
    description: 'Extras agreed in October',
    lineItems: [
      { description: 'Second coordinator on the day', quantity: '10', rate: '65' },
      { description: 'Hand-lettered place cards', quantity: '120', rate: '3.25' },
      { description: 'Returning clients’ courtesy', quantity: '1', rate: '-90' },
    ],
    taxLabel: 'Sales tax',
    taxRate: '8.625',
  })
  const paid = await writeDeposit('Sofia Reyes', '3650', -84, -70)
  await pay(paid.id, '3650', -64, 'Bank transfer')
  await write('Sofia Reyes', {
    amount: '4380',
    description: 'Second installment',
    status: 'Sent',
    issuedOn: dayFromNow(-13),
    dueDate: dayFromNow(1),
  })
  await plan('Priya Raman', {
    amount: '18400',
    issuedOn: dayFromNow(-17),
    description: 'Three days: mehndi, ceremony, reception',
    status: 'Sent',
    parts: [
      { description: 'Deposit', percent: '25', dueDate: dayFromNow(-3) },
      { description: 'Second installment', percent: '50', daysBeforeWedding: 60 },
      { description: 'Balance', percent: '25', daysBeforeWedding: 10 },
    ],
  })
  const lindqvist = await writeDeposit('Nora Lindqvist', '2460', -54, -40)
  await pay(lindqvist.id, '2460', -8, 'Card')
  await write('Grace Bennett', { amount: '5500', description: 'Deposit', dueDate: dayFromNow(14) })
  const mistaken = await write('Hannah Cole', {
    amount: '2880',
    description: 'Deposit',
    status: 'Sent',
    dueDate: dayFromNow(9),
  })
  await call('PATCH', `/api/invoices/${mistaken.id}`, { status: 'Void' })
  await write('Hannah Cole', { amount: '2800', description: 'Deposit', status: 'Sent', dueDate: dayFromNow(9) })
}
