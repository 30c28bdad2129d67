-- What the history calls for a change of which those outside hear: '<word>.created', '<word>.changed' or '<word>.deleted'.
create or replace function tell_outside(studio integer, topic text, word text, operation text, row_id integer, wedding integer) returns void
    language plpgsql
    as $$
begin
	if exists (select from webhooks w where w.planner_id = studio) then
		perform tell_webhooks(studio, topic,
			word || case operation when 'insert' then '.created' when 'update' then '.changed' else '.deleted' end,
			row_id, wedding);
	end if;
end
$$;
