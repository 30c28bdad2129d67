/** What is made of a currency, such as the rules of a form: the same as long as the currency is. */
export function inEachCurrency<Made>(make: (currency: string) => Made): (currency: string) => Made {
  const known = new Map<string, Made>()
  return (currency) => {
    const made = known.get(currency) ?? make(currency)
    known.set(currency, made)
    return made
  }
}
