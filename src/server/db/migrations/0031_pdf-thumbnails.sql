-- As before, but whatever else is to be done goes before small pictures: a mail doesn't wait for a line of them.
create or replace function enqueue(task text, payload json) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
	perform graphile_worker.add_job(task, payload, max_attempts => 12,
		priority => case task when 'make-thumbnail' then 1 else 0 end);
end
$$;
--> statement-breakpoint
-- PDFs that are there already get their small picture when a worker comes to them.
select enqueue('make-thumbnail', json_build_object('documentId', id)) from documents
	where file_key is not null and thumbnail_key is null and file_type = 'application/pdf';
