import { FormPage } from '#platform/web/ui/layout/FormPage.tsx'
import { useVendorForm } from '#weddings/vendors/web/use-vendor-form.ts'
import { VendorFields } from '#weddings/vendors/web/VendorFields.tsx'
import { navigate } from '#platform/web/router/router.ts'

export default function NewVendorPage() {
  const { form, submit } = useVendorForm(undefined, () => void navigate({ to: '/vendors' }))
  return (
    <FormPage
      form={form}
      onSubmit={submit}
      back={{ to: '/vendors', label: 'All vendors' }}
      title="Add New Vendor"
      subtitle="Someone good, ready for the next wedding"
      heading="Vendor Information"
      submit={['Add Vendor', 'Adding...']}
    >
      <VendorFields form={form} />
    </FormPage>
  )
}
