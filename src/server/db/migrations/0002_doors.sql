-- Secrets: a planner reads none of them, not even its own.
revoke all on planners, planner_sessions, mailed_tokens, attempts, couple_secrets, couple_sessions from larkspur_planner;
--> statement-breakpoint
grant select (id, username, name, email, email_verified, pending_email, phone, bio, website, location,
	business_name, business_email, business_phone, business_address, business_website, business_description,
	email_notifications, push_notifications, sms_notifications, client_messages, event_reminders, task_deadlines,
	payment_alerts, created_at) on planners to larkspur_planner;
--> statement-breakpoint
grant update (name, pending_email, phone, bio, website, location,
	business_name, business_email, business_phone, business_address, business_website, business_description,
	email_notifications, push_notifications, sms_notifications, client_messages, event_reminders, task_deadlines,
	payment_alerts) on planners to larkspur_planner;
--> statement-breakpoint
grant insert, delete, select (id, planner_id, purpose, email, expires_at, used_at) on mailed_tokens to larkspur_planner;
--> statement-breakpoint
grant insert,
	update (invite_hash, invite_expires_at, invite_used_at),
	select (planner_id, client_id, invite_expires_at, invite_used_at) on couple_secrets to larkspur_planner;
--> statement-breakpoint
-- The couple reads its own wedding, without the planner's private columns.
grant select (id, planner_id, partner_one_name, partner_two_name, wedding_date, venue, email, phone, status,
	guest_count, avatar_key) on clients to larkspur_couple;
--> statement-breakpoint
-- The door opens accounts, sessions and invites, and sees of a wedding only what an invite shows.
grant select, insert, update on planners to larkspur_door;
--> statement-breakpoint
grant select, insert, update, delete on planner_sessions, mailed_tokens, attempts, couple_secrets, couple_sessions to larkspur_door;
--> statement-breakpoint
grant select (id, planner_id, partner_one_name, partner_two_name, wedding_date, venue, email, phone, status,
	guest_count, avatar_key, is_activated, invite_sent, invite_expires_at, last_login),
	update (is_activated, invite_sent, invite_expires_at, last_login) on clients to larkspur_door;
--> statement-breakpoint
-- Enters a session: finds it, keeps it alive (30 days from the last visit, noted once an hour), and takes on its role.
create function enter_planner(token bytea, out session_id int, out planner_id int, out slid boolean)
language plpgsql as $$
declare
	seen timestamptz;
begin
	select s.id, s.planner_id, s.seen_at into session_id, planner_id, seen
	from planner_sessions s where s.token_hash = token and s.expires_at > now();
	if not found then return; end if;
	slid := seen < now() - interval '1 hour';
	if slid then
		update planner_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
	perform set_config('app.planner', planner_id::text, true), set_config('role', 'larkspur_planner', true);
end
$$;
--> statement-breakpoint
create function enter_couple(token bytea, out session_id int, out planner_id int, out client_id int, out slid boolean)
language plpgsql as $$
declare
	seen timestamptz;
begin
	select s.id, s.planner_id, s.client_id, s.seen_at into session_id, planner_id, client_id, seen
	from couple_sessions s where s.token_hash = token and s.expires_at > now();
	if not found then return; end if;
	slid := seen < now() - interval '1 hour';
	if slid then
		update couple_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
	perform set_config('app.planner', planner_id::text, true), set_config('app.client', client_id::text, true),
		set_config('role', 'larkspur_couple', true);
end
$$;
--> statement-breakpoint
-- Writes a job in the caller's own transaction, without giving the caller the queue.
create function enqueue(task text, payload json) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
	perform graphile_worker.add_job(task, payload, max_attempts => 12);
end
$$;
--> statement-breakpoint
revoke execute on function enter_planner(bytea), enter_couple(bytea), enqueue(text, json) from public;
--> statement-breakpoint
grant execute on function enqueue(text, json) to larkspur_planner, larkspur_couple, larkspur_door;
--> statement-breakpoint
-- Tells every app process what changed, whoever changed it. Equal messages of one transaction become one.
create function announce_change() returns trigger language plpgsql as $$
declare
	changed record := case when tg_op = 'DELETE' then old else new end;
begin
	perform pg_notify('larkspur_changed', json_build_object(
		'planner', changed.planner_id, 'client', to_jsonb(changed) -> tg_argv[1], 'changed', tg_argv[0])::text);
	return null;
end
$$;
--> statement-breakpoint
create function announce_account() returns trigger language plpgsql as $$
begin
	perform pg_notify('larkspur_changed', json_build_object('planner', new.id, 'client', null, 'changed', 'account')::text);
	return null;
end
$$;
--> statement-breakpoint
create trigger announce after update on planners for each row execute function announce_account();
--> statement-breakpoint
create trigger announce after insert or update or delete on clients for each row execute function announce_change('clients', 'id');
--> statement-breakpoint
create trigger announce after insert or update or delete on notifications for each row execute function announce_change('notifications', '');
--> statement-breakpoint
-- A session that ends, ends its open streams too.
create function announce_end() returns trigger language plpgsql as $$
begin
	perform pg_notify('larkspur_ended', json_build_object('kind', tg_argv[0], 'session', old.id)::text);
	return null;
end
$$;
--> statement-breakpoint
create trigger announce_end after delete on planner_sessions for each row execute function announce_end('planner');
--> statement-breakpoint
create trigger announce_end after delete on couple_sessions for each row execute function announce_end('couple');
