import type { Benchmark } from './benchmark.ts'
import type { Instance } from './instance.ts'
import { inTurns, sending, whole } from './measure.ts'

/** The policies as they are, and with "true" in place of every look at the caller's rights. */
const policies = `
  select format('alter policy %I on %I using (%s)%s', policyname, tablename, qual,
      coalesce(' with check (' || with_check || ')', '')) as as_it_is,
    format('alter policy %I on %I using (%s)%s', policyname, tablename, without(qual),
      coalesce(' with check (' || without(with_check) || ')', '')) as without_rights
  from pg_policies where roles = '{larkspur_planner}' and (qual || coalesce(with_check, '')) like '%app.rights%'`

const setUp = `
  create schema bench;
  create function bench.without(term text) returns text language sql as $$
    select regexp_replace(term, '\\( SELECT \\(current_setting\\(''app.rights''::text\\) ~~ ''%[a-z]+%''::text\\)[^)]*\\)', 'true', 'g') $$;
  create table bench.policies as ${policies.replaceAll('without(', 'bench.without(')};
  do $$ begin
    if not exists (select from bench.policies) or exists (select from bench.policies where without_rights like '%app.rights%')
    then raise 'the rights are not found in the policies'; end if;
  end $$`

const apply = (column: 'as_it_is' | 'without_rights') =>
  `do $$ declare term text; begin for term in select ${column} from bench.policies loop execute term; end loop; end $$`

/** By how many percent the rights of members raise the processor time of each of these requests. */
export async function costOfRights(instance: Instance, all: readonly Benchmark[]): Promise<Record<string, number>> {
  await instance.fill(setUp)
  const percent: Record<string, number> = {}
  for (const benchmark of all) {
    const send = sending(instance, benchmark, await benchmark.prepare(instance))
    const sendUnder = (column: 'as_it_is' | 'without_rights') => async (seconds: number) => {
      await instance.fill(apply(column))
      return send(seconds)
    }
    const [as, without] = await inTurns([sendUnder('as_it_is'), sendUnder('without_rights')])
    percent[`rights add to ${benchmark.name}, %`] = 100 * (whole(as) / whole(without) - 1)
  }
  return percent
}
