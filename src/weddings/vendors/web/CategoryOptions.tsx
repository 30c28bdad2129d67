import { vendorCategories, categoryLabel } from '#weddings/vendors/contract/vendor-choices.ts'

export const CategoryOptions = () =>
  vendorCategories.map((category) => (
    <option key={category} value={category}>
      {categoryLabel(category)}
    </option>
  ))
