revoke all on billing_settings from larkspur_couple, larkspur_link;
grant select (planner_id, payment_instructions, tax_number, logo_key) on billing_settings to larkspur_couple;
create or replace trigger announce after insert or update or delete on billing_settings for each row
	execute function announce_change('billing', '');
