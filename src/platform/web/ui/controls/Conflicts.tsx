import { TwoValues } from '#platform/web/ui/controls/TwoValues.tsx'

type Props<Field extends string> = {
  fields: readonly Field[]
  names: Readonly<Record<Field, string>>
  mine: Readonly<Partial<Record<Field, unknown>>>
  theirs: Readonly<Record<Field, unknown>>
  onSettle: (field: Field, whose: 'mine' | 'theirs') => void
}

const words = (value: unknown) => (typeof value === 'string' ? value : value === true ? 'on' : '')

/** The fields of a form that somebody else has changed too, each with both values. */
export const Conflicts = <Field extends string>({ fields, names, mine, theirs, onSettle }: Props<Field>) =>
  fields.map((field) => (
    <TwoValues
      key={field}
      name={names[field]}
      mine={words(mine[field])}
      theirs={words(theirs[field])}
      onMine={() => onSettle(field, 'mine')}
      onTheirs={() => onSettle(field, 'theirs')}
    />
  ))
