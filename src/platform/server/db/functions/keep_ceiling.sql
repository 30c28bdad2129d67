-- The rows that a studio may have: more than any has, and few enough that its lists, exports and searches leave room for
-- the others. Looked at with each twentieth row, so that usual writes pay nothing; a studio can go over by some rows.
create or replace function keep_ceiling() returns trigger
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp
    as $$
declare
	ceilings constant jsonb := '{
		"clients": [5000, "couples"],
		"people": [20000, "people"],
		"members": [500, "members"],
		"vendors": [5000, "vendors"],
		"client_vendors": [50000, "bookings of vendors"],
		"events": [50000, "events"],
		"tasks": [100000, "tasks"],
		"documents": [100000, "documents"],
		"messages": [500000, "messages"],
		"scheduled_messages": [5000, "scheduled messages"],
		"message_templates": [500, "message templates"],
		"notes": [50000, "notes"],
		"invoices": [50000, "invoices"],
		"invoice_payments": [100000, "payments"],
		"progress_goals": [5000, "goals"],
		"client_feedback": [20000, "reviews"],
		"days": [5000, "days"],
		"links": [50000, "links"],
		"templates": [500, "templates"],
		"sheet_templates": [500, "run sheet templates"]
	}';
	ceiling int := ceilings -> tg_table_name ->> 0;
	is_over boolean;
begin
	execute format('select exists (select from %I where planner_id = $1 offset $2)', tg_table_name)
		into is_over using new.planner_id, ceiling;
	if is_over then
		raise exception using errcode = 'check_violation', constraint = 'ceiling', message = format(
			'A studio can have %s %s. Please delete some that you no longer need.',
			to_char(ceiling, 'FM999,999'), ceilings -> tg_table_name ->> 1);
	end if;
	return null;
end
$$;
