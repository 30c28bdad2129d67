import { useClientChoices } from '#web/use-client-choices.ts'

/** The couples to choose from, in a select. */
export const ClientOptions = () =>
  useClientChoices()?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
