import { msg } from '#platform/contract/locale/translate.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

/** The meal as the part calls it. One that it does not offer is refused, unless the part offers none at all. */
export function mealOf(meals: readonly string[], meal: string): string {
  if (meals.length === 0) return meal
  const offered = meals.find((one) => one.toLowerCase() === meal.toLowerCase())
  return offered ?? refuseField('meal', msg('Please choose one of the meals.'))
}
