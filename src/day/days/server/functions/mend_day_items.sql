-- Mends items that an undo has put back: vendors who do not work on the wedding any more are left out, and the progress of the
-- day, which is not in the history, is the published one.
create or replace function mend_day_items(ids integer[]) returns void
    language plpgsql
    as $$
begin
	update day_items i set vendor_ids = array(select v.id from unnest(i.vendor_ids) with ordinality v(id, n)
		join client_vendors c on c.planner_id = i.planner_id and c.client_id = i.client_id and c.vendor_id = v.id order by v.n)
	where i.id = any (ids) and exists (select from unnest(i.vendor_ids) v(id) where not exists (
		select from client_vendors c where c.planner_id = i.planner_id and c.client_id = i.client_id and c.vendor_id = v.id));
	update day_items i set state = p.state, started_at = p.started_at, ended_at = p.ended_at,
		state_at = coalesce(p.ended_at, p.started_at)
	from published_items p
	where i.id = any (ids) and i.state_at is null and p.planner_id = i.planner_id and p.day_id = i.day_id and p.item_id = i.id
		and p.state <> 'open';
end
$$;
