-- Links to published days end fourteen days after the last day of the wedding, and those of a vendor with one page for all
-- weddings after the last day in which it has a part. A day that was moved counts with the later of its date and the published one.
create or replace function link_end(planner integer, wedding integer, link_kind text, subject integer) returns timestamptz
    language sql stable
    as $$
	select max(greatest(d.date, d.published_date))::date + 15 from days d
	where d.planner_id = planner and (d.client_id = wedding
		or link_kind = 'vendor-day' and exists (
			select from vendors v join day_vendors p on p.planner_id = v.planner_id and p.vendor_id = v.id
			where v.planner_id = planner and v.id = subject and v.one_page and p.client_id = d.client_id))
$$;
