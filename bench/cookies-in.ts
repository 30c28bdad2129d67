/** The cookies of a request header, as the browser's automation takes them. */
export const cookiesIn = (header: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value }
  })
