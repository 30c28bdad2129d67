import { CategoryOptions } from '#weddings/vendors/web/CategoryOptions.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import type { VendorForm } from '#weddings/vendors/web/use-vendor-form.ts'

/** The fields of a vendor, in the dialog and on the page. */
export function VendorFields({ form: { register, values, setValue } }: { form: VendorForm }) {
  return (
    <>
      <TextInput label="Vendor Name" required {...register('name')} />
      <NativeSelect label="Category" required {...register('category')}>
        <option value="" disabled>
          Choose a category
        </option>
        <CategoryOptions />
      </NativeSelect>
      <TextInput label="Email" type="email" {...register('email')} />
      <TextInput label="Phone" type="tel" {...register('phone')} />
      <TextInput label="Website" inputMode="url" placeholder="wildstem.example" {...register('website')} />
      <TextInput label="Address" {...register('address')} />
      <TextArea label="Notes" rows={3} hint="Only you see the notes; couples don’t." wide {...register('notes')} />
      <div className="sm:col-span-2">
        <Switch
          label="One page for all weddings of this vendor"
          hint="Its links show every published wedding day the vendor has a part in, until the day is over."
          checked={values.onePage ?? false}
          onChange={(onePage) => setValue('onePage', onePage)}
        />
      </div>
    </>
  )
}
