create or replace function take_invoice_number() returns text
    language plpgsql
    as $$
declare
	studio int := current_setting('app.planner')::int;
	settled billing_settings;
	number int;
	words text;
begin
	insert into billing_settings (planner_id) values (studio) on conflict (planner_id) do nothing;
	select * into settled from billing_settings where planner_id = studio for update;
	loop
		if cardinality(settled.freed_numbers) > 0 then
			number := settled.freed_numbers[1];
			settled.freed_numbers := settled.freed_numbers[2:];
		else
			number := settled.next_number;
			settled.next_number := number + 1;
		end if;
		words := settled.number_prefix || lpad(number::text, greatest(4, length(number::text)), '0');
		exit when not exists (select from invoices where planner_id = studio and invoice_number = words);
	end loop;
	update billing_settings set next_number = settled.next_number, freed_numbers = settled.freed_numbers
		where planner_id = studio;
	return words;
end
$$;
