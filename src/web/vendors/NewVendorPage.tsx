import { useNavigate } from '@tanstack/react-router'
import { Button } from '#web/ui/Button.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useVendorForm } from '#web/vendors/use-vendor-form.ts'
import { VendorFields } from '#web/vendors/VendorFields.tsx'
import { DraftNote } from '#web/ui/DraftNote.tsx'

export default function NewVendorPage() {
  const navigate = useNavigate()
  const { form, submit } = useVendorForm(undefined, () => void navigate({ to: '/vendors' }))
  return (
    <>
      <PageHeader
        back={{ to: '/vendors', label: 'All vendors' }}
        title="Add New Vendor"
        subtitle="Somebody good, ready for the next wedding"
      />
      <TitledCard title="Vendor Information" className="max-w-3xl">
        <form data-begin noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
          <DraftNote form={form} />
          <VendorFields form={form} />
          <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
            <ButtonLink to="/vendors" onClick={() => form.reset()}>
              Cancel
            </ButtonLink>
            <Button type="submit" variant="primary" pending={form.isSubmitting} pendingLabel="Adding...">
              Add Vendor
            </Button>
          </div>
        </form>
      </TitledCard>
    </>
  )
}
