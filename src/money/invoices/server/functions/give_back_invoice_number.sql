create or replace function give_back_invoice_number(words text) returns void
    language plpgsql
    as $_$
declare
	studio int := current_setting('app.planner')::int;
	settled billing_settings;
	number int;
begin
	select * into settled from billing_settings where planner_id = studio for update;
	if not found or words !~ ('^.{' || length(settled.number_prefix) || '}\d{4,9}$')
		or left(words, length(settled.number_prefix)) <> settled.number_prefix then return; end if;
	number := substr(words, length(settled.number_prefix) + 1)::int;
	if number = settled.next_number - 1 then
		update billing_settings set next_number = number where planner_id = studio;
	elsif number < settled.next_number and number > 0 then
		update billing_settings set freed_numbers = (select array_agg(n order by n) from unnest(settled.freed_numbers || number) n)
			where planner_id = studio;
	end if;
end
$_$;
