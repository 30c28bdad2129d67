import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import * as calls from '#money/figures/contract/calls.ts'
import { csvAddress } from '#money/figures/web/csv-address.ts'
import { MoneyInCurrency } from '#money/figures/web/MoneyInCurrency.tsx'
import { MoneySkeleton } from '#money/figures/web/MoneySkeleton.tsx'
import { MoneyTabs } from '#money/invoices/web/public/MoneyTabs.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { printPage } from '#platform/web/ui/layout/print-page.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

const none = ['No money yet', 'Once you have written an invoice, this page adds up what it brings in.'] as const

export default function MoneyPage() {
  const answer = useAnswer(calls.read, {})
  const { data } = answer
  const isEmpty = data?.weddings.length === 0
  return (
    <>
      <PageHeader
        title="Money"
        subtitle="What you received, what is expected, and what each wedding adds up to"
        actions={data && !isEmpty && <TableActions />}
      />
      <MoneyTabs />
      <AnsweredList
        answer={{ ...answer, data: data && (isEmpty ? [] : [data]) }}
        what="money"
        skeleton={<MoneySkeleton />}
        none={none}
        action={<ButtonLink to="/invoices">Go to Invoices</ButtonLink>}
      >
        {([money]) => money && <MoneyInCurrency money={money} />}
      </AnsweredList>
    </>
  )
}

const TableActions = () => (
  <>
    <Menu
      label="Download CSV"
      items={[
        { label: 'By month', onSelect: () => location.assign(csvAddress('month')) },
        { label: 'By wedding', onSelect: () => location.assign(csvAddress('wedding')) },
      ]}
    >
      <Button icon={<Download />}>Download CSV</Button>
    </Menu>
    <Button icon={<Printer />} onClick={() => void printPage()}>
      Print
    </Button>
  </>
)
