import type { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'

/** The options of a select of couples. The component with the select calls the hook, because a select applies its value only when it renders again. */
export const ClientOptions = ({ of }: { of: ReturnType<typeof useClientChoices> }) =>
  of?.map(({ id, name, isArchived }) => (
    <option key={id} value={id}>
      {name}
      {isArchived && ' (archived)'}
    </option>
  ))
