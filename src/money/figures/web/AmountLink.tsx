import { formatMinor } from '#platform/web/ui/format/money.ts'
import { searchWith, type OpenRows } from '#money/figures/web/rows-address.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { useLocation } from '#platform/web/router/Router.tsx'

type Props = { amount: number; currency: string; rows: OpenRows }

/** An amount that opens the invoices and payments which it consists of. */
export function AmountLink({ amount, currency, rows }: Props) {
  const { search } = useLocation()
  if (amount === 0)
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">Nothing</span>
      </span>
    )
  return (
    <Link
      to="/money"
      search={searchWith(search, rows)}
      resetScroll={false}
      className="touchable underline-offset-4 hover:underline"
    >
      {formatMinor(amount, currency)}
    </Link>
  )
}
