const hundredPercent = 100_000

/** The percentages of these amounts of their sum, with at most three decimals, which come to exactly 100. */
export function sharesOf(cents: readonly number[]): string[] {
  const total = cents.reduce((sum, one) => sum + one, 0)
  let passed = 0
  let given = 0
  return cents.map((one) => {
    passed += one
    // Rounding the running total keeps the sum exact, and no share can become negative.
    const upToHere = Math.round((passed / total) * hundredPercent)
    const share = upToHere - given
    given = upToHere
    return String(share / 1000)
  })
}
