declare module 'parse-prometheus-text-format' {
  type Sample = { value?: string; count?: string; labels?: Record<string, string> }
  type Metric = { name: string; type: string; metrics: Sample[] }
  export default function parse(text: string): Metric[]
}
