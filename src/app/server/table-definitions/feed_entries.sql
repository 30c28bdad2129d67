revoke all on feed_entries from larkspur_couple, larkspur_link;
grant select (planner_id, wedding_id, couple, source, source_id, title, details, place, date, time, minutes, time_zone, sequence, changed_at, cancelled_at) on feed_entries to larkspur_link;
