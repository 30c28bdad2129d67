import { ImportList } from '#exchange/lists/web/public/ImportList.tsx'
import { RecentImports } from '#exchange/lists/web/public/RecentImports.tsx'
import { Vendors } from '#weddings/vendors/web/Vendors.tsx'

export default function VendorsPage() {
  return <Vendors actions={<ImportList kind="vendors" />} above={<RecentImports kind="vendors" />} />
}
