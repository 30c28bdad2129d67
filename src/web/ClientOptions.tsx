import type { useClientChoices } from '#web/use-client-choices.ts'

/** The couples to choose from. Whoever shows the select calls the hook, because a select finds its value only when it is drawn again. */
export const ClientOptions = ({ of }: { of: ReturnType<typeof useClientChoices> }) =>
  of?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
