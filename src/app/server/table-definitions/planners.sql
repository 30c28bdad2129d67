revoke all on planners from larkspur_couple, larkspur_link;
grant select (id, name, email, business_name, business_email, business_phone, business_address, business_website, time_zone, country, currency, date_order, clock, week_start, paper_size) on planners to larkspur_couple;
grant select (id, name, email, business_name, business_email, business_phone, time_zone, country, currency, date_order, clock, week_start, paper_size) on planners to larkspur_link;
create or replace trigger announce after update on planners for each row
	execute function announce_change('account', 'planner');
