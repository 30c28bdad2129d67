-- The schema as the 33 migrations before the squash made it; db/migrations.test.ts compares.
set check_function_bodies = off;
CREATE FUNCTION public.announce_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
	told text := current_setting('larkspur.told', true);
	change text;
begin
	if tg_op = 'DELETE' then new := old; end if;
	if tg_argv[1] = 'client_id' then change := concat(new.planner_id, '/', new.client_id, '/', tg_argv[0]);
	elsif tg_argv[1] = 'id' then change := concat(new.planner_id, '/', new.id, '/', tg_argv[0]);
	elsif tg_argv[1] = 'planner' then change := concat(new.id, '//', tg_argv[0]);
	else change := concat(new.planner_id, '//', tg_argv[0]);
	end if;
	if told <> '' and length(told) < 4000 then
		if strpos(told, ' ' || change || ' ') = 0 then
			told := set_config('larkspur.told', told || change || ' ', true);
		end if;
	else
		perform pg_notify('larkspur_changed', ':' || change);
	end if;
	return null;
end
$$;
CREATE FUNCTION public.announce_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
	perform pg_notify('larkspur_ended', json_build_object('kind', tg_argv[0], 'session', old.id)::text);
	return null;
end
$$;
CREATE FUNCTION public.close_checkout_if_stale() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
	asked invoices;
begin
	select * into asked from invoices where planner_id = new.planner_id and id = new.invoice_id for share;
	if asked.status in ('Draft', 'Void') or new.amount_cents <> asked.amount_cents - asked.paid_cents - asked.waived_cents then
		perform enqueue('close-checkout', json_build_object('sessionId', new.session_id));
	end if;
	return null;
end
$$;
CREATE FUNCTION public.close_lost_checkout() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
	perform enqueue('close-checkout', json_build_object('sessionId', old.session_id));
	return null;
end
$$;
CREATE FUNCTION public.close_stale_checkouts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
	perform enqueue('close-checkout', json_build_object('sessionId', c.session_id)) from checkouts c
		where c.planner_id = new.planner_id and c.invoice_id = new.id and c.settled_at is null and c.processing_at is null and c.expires_at > now()
			and (new.status in ('Draft', 'Void') or c.amount_cents <> new.amount_cents - new.paid_cents - new.waived_cents);
	return null;
end
$$;
CREATE FUNCTION public.count_payments() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public'
    AS $$
declare
	changed record := case when tg_op = 'DELETE' then old else new end;
begin
	-- The history tells a refund from a payment that was removed.
	perform set_config('app.deed', case when changed.amount_cents > 0 then '' when tg_op = 'INSERT' then 'refunded'
		when tg_op = 'DELETE' then 'refund undone' else '' end, true);
	update invoices set updated_at = now(), (paid_cents, waived_cents) =
		(select coalesce(sum(p.amount_cents), 0), coalesce(-sum(p.amount_cents) filter (where p.amount_cents < 0 and p.owed_again is not true), 0)
			from invoice_payments p where p.planner_id = changed.planner_id and p.invoice_id = changed.invoice_id)
		where planner_id = changed.planner_id and id = changed.invoice_id;
	perform set_config('app.deed', '', true);
	return null;
end
$$;
CREATE FUNCTION public.delete_wedding(wedding integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $_$
declare
	studio int := current_setting('app.planner')::int;
	gone clients;
	kept jsonb;
	part text;
	found_rows jsonb;
begin
	select * into gone from clients where planner_id = studio and id = wedding for update;
	if not found then return false; end if;
	perform set_config('app.moves', 'on', true);
	kept := jsonb_build_object('clients', jsonb_build_array(to_jsonb(gone)));
	for part in select tables_of_weddings() loop
		execute format('select jsonb_agg(to_jsonb(r)) from %I r where planner_id = $1 and client_id = $2', part)
			into found_rows using studio, wedding;
		if found_rows is not null then kept := kept || jsonb_build_object(part, found_rows); end if;
	end loop;
	insert into deleted_weddings (planner_id, wedding_id, partner_one_name, partner_two_name, wedding_date, email, is_activated, rows, file_keys)
		values (studio, wedding, gone.partner_one_name, gone.partner_two_name, gone.wedding_date, gone.email, gone.is_activated, kept,
			array(select field.value from jsonb_each(kept) t, jsonb_array_elements(t.value) r, jsonb_each_text(r) field
				where field.key in ('avatar_key', 'file_key', 'thumbnail_key') and field.value is not null));
	delete from clients where planner_id = studio and id = wedding;
	perform set_config('app.moves', '', true);
	return true;
end
$_$;
CREATE FUNCTION public.enqueue(task text, payload json) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
	perform graphile_worker.add_job(task, payload, max_attempts => 12,
		priority => case task when 'make-thumbnail' then 1 else 0 end);
end
$$;
CREATE FUNCTION public.enter_couple_session(hash bytea, OUT session_id integer, OUT planner_id integer, OUT client_id integer, OUT slid boolean) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
	select s.id, s.planner_id, s.client_id, s.seen_at < now() - interval '1 hour'
	into session_id, planner_id, client_id, slid
	from couple_sessions s where s.token_hash = hash and s.expires_at > now();
	if not found then
		raise invalid_authorization_specification using message = 'no such session';
	end if;
	if slid then
		update couple_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
end
$$;
CREATE FUNCTION public.enter_planner_session(hash bytea, OUT session_id integer, OUT planner_id integer, OUT slid boolean) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
	select s.id, s.planner_id, s.seen_at < now() - interval '1 hour' into session_id, planner_id, slid
	from planner_sessions s where s.token_hash = hash and s.expires_at > now();
	if not found then
		raise invalid_authorization_specification using message = 'no such session';
	end if;
	if slid then
		update planner_sessions s set seen_at = now(), expires_at = now() + interval '30 days' where s.id = session_id;
	end if;
end
$$;
CREATE FUNCTION public.follow_checkout() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
begin
	update invoices i set
		processing_cents = (select coalesce(sum(c.amount_cents), 0) from checkouts c
			where c.planner_id = new.planner_id and c.invoice_id = new.invoice_id and c.processing_at is not null and c.settled_at is null),
		payment_failed_at = case when new.failed_at is not null and old.failed_at is null then new.failed_at
			when new.processing_at is not null and old.processing_at is null then null else i.payment_failed_at end
		where i.planner_id = new.planner_id and i.id = new.invoice_id;
	return null;
end
$$;
CREATE FUNCTION public.give_back_invoice_number(words text) RETURNS void
    LANGUAGE plpgsql
    AS $_$
declare
	studio int := current_setting('app.planner')::int;
	settled billing_settings;
	number int;
begin
	select * into settled from billing_settings where planner_id = studio for update;
	if not found or words !~ ('^.{' || length(settled.number_prefix) || '}\d{4,9}$')
		or left(words, length(settled.number_prefix)) <> settled.number_prefix then return; end if;
	number := substr(words, length(settled.number_prefix) + 1)::int;
	if number = settled.next_number - 1 then
		update billing_settings set next_number = number where planner_id = studio;
	elsif number < settled.next_number and number > 0 then
		update billing_settings set freed_numbers = (select array_agg(n order by n) from unnest(settled.freed_numbers || number) n)
			where planner_id = studio;
	end if;
end
$_$;
CREATE FUNCTION public.keep_task_text() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
	if tg_op = 'DELETE' then
		delete from task_texts where task_id = old.id;
	else
		insert into task_texts (task_id, planner_id, search_text)
			values (new.id, new.planner_id, searched_words(new.title || coalesce(' ' || new.description, '')))
			on conflict (task_id) do update set search_text = excluded.search_text;
	end if;
	return null;
end
$$;
CREATE FUNCTION public.local_time(zone text) RETURNS timestamp without time zone
    LANGUAGE plpgsql STABLE
    AS $$
begin
	return now() at time zone zone;
exception when others then
	return now() at time zone 'UTC';
end
$$;
CREATE FUNCTION public.note_amounts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
	doer text := case current_setting('role')
		when 'larkspur_planner' then 'planner' when 'larkspur_couple' then 'couple'
		else coalesce(nullif(current_setting('app.by', true), ''), 'Larkspur') end;
	deed text := nullif(current_setting('app.deed', true), '');
	happened text;
	about bigint;
begin
	if tg_op = 'INSERT' then happened := 'created';
	elsif new.status = 'Void' and old.status <> 'Void' then happened := 'voided';
	elsif new.paid_cents > old.paid_cents then happened := coalesce(deed, 'payment');
	elsif new.paid_cents < old.paid_cents then happened := coalesce(deed, 'payment removed');
	elsif new.amount_cents <> old.amount_cents then happened := 'changed';
	elsif new.waived_cents <> old.waived_cents then
		happened := case when new.waived_cents < old.waived_cents then 'owed again' else 'not owed again' end;
		about := abs(new.waived_cents - old.waived_cents);
	elsif old.status = 'Draft' and new.status <> 'Draft' then happened := 'sent';
	elsif new.processing_cents > old.processing_cents then
		happened := 'processing';
		about := new.processing_cents - old.processing_cents;
	elsif new.payment_failed_at is not null and new.payment_failed_at is distinct from old.payment_failed_at then
		happened := 'payment failed';
		about := nullif(old.processing_cents - new.processing_cents, 0);
	else return null;
	end if;
	insert into invoice_history (planner_id, client_id, invoice_id, by, what, status, amount_before_cents, amount_cents, paid_before_cents, paid_cents, about_cents, external_key)
		values (new.planner_id, new.client_id, new.id, doer, happened, new.status,
			case when tg_op = 'UPDATE' then old.amount_cents end, new.amount_cents,
			case when tg_op = 'UPDATE' then old.paid_cents end, new.paid_cents, about, nullif(current_setting('app.external_key', true), ''))
		on conflict do nothing;
	return null;
end
$$;
CREATE FUNCTION public.notify_planner(planner integer, news_type text, news_title text, news_message text, news_priority text, about_type text, about_id integer, once text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
	recipient int := coalesce(nullif(current_setting('app.planner', true), '')::int, planner);
	switch text := case news_type when 'reminder' then about_type else news_type end;
	wanted boolean;
	made int;
begin
	select case switch when 'message' then client_messages when 'event' then event_reminders
		when 'task' then task_deadlines when 'payment' then payment_alerts else true end
	into wanted from planners where planners.id = recipient;
	if wanted is not true then return null; end if;
	insert into notifications (planner_id, title, message, type, priority, related_type, related_id, once_key)
		values (recipient, news_title, news_message, news_type, news_priority, about_type, about_id, once)
		on conflict (planner_id, once_key) do nothing
		returning id into made;
	if made is not null then perform enqueue('mail-news', json_build_object('plannerId', recipient)); end if;
	return made;
end
$$;
CREATE FUNCTION public.put_back(part text, kept jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public'
    AS $_$
declare
	columns text;
	one jsonb;
begin
	select string_agg(quote_ident(a.attname), ', ') into columns from pg_attribute a
	where a.attrelid = part::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and kept -> 0 ? a.attname;
	for one in select jsonb_array_elements(kept) loop
		begin
			execute format('insert into %I (%s) overriding system value select %s from jsonb_populate_record(null::%I, $1)',
				part, columns, columns, part) using one;
		exception when foreign_key_violation then null;
		end;
	end loop;
end
$_$;
CREATE FUNCTION public.restore_wedding(deleted integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
declare
	studio int := current_setting('app.planner')::int;
	was deleted_weddings;
	part text;
begin
	delete from deleted_weddings where planner_id = studio and id = deleted returning * into was;
	if not found then return null; end if;
	perform set_config('app.moves', 'on', true);
	perform put_back('clients', was.rows -> 'clients');
	for part in select tables_of_weddings() loop
		if was.rows ? part then perform put_back(part, was.rows -> part); end if;
	end loop;
	perform set_config('app.moves', '', true);
	return was.wedding_id;
end
$$;
CREATE FUNCTION public.rows_are_moved() RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
	select coalesce(current_setting('app.moves', true), '') = 'on'
$$;
CREATE FUNCTION public.search_rank(search_text text, starts text, word_starts text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (search_text ~~ starts) THEN 1 WHEN (search_text ~~ word_starts) THEN 2 ELSE 3 END;
CREATE FUNCTION public.search_studio(words text, most integer) RETURNS TABLE(type text, id integer, title text, category text, status text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
	studio int := current_setting('app.planner')::int;
	plain text := replace(replace(replace(searchable(words), '\', '\\'), '%', '\%'), '_', '\_');
	starts text := ' ' || plain || '%';
	word_starts text := '% ' || plain || '%';
	-- Two letters have no trigram of their own: they are found where words begin.
	wanted text := case when length(plain) < 3 then word_starts else '%' || plain || '%' end;
begin
	return query
	select (array['client', 'event', 'task', 'vendor', 'document'])[found.kind], found.id, found.title, found.category, found.status from (
		(select 1 as kind, c.id, c.partner_one_name || coalesce(' & ' || c.partner_two_name, '') as title, c.venue as category, c.status, c.search_text as place,
			search_rank(c.search_text, starts, word_starts) as rank
			from clients c where c.planner_id = studio and c.search_text like wanted order by rank, c.search_text, c.id limit most)
		union all
		(select 2, e.id, e.title, e.type, null, e.search_text,
			search_rank(e.search_text, starts, word_starts) as rank
			from events e where e.planner_id = studio and e.search_text like wanted order by rank, e.search_text, e.id limit most)
		union all
		(select 3, t.id, t.title, t.priority,
			case when t.completed then 'completed' when t.assigned_to <> 'planner' then 'in-progress' else 'not-started' end,
			best.search_text, best.rank
			from (select x.task_id, x.search_text,
				search_rank(x.search_text, starts, word_starts) as rank
				from task_texts x where x.planner_id = studio and x.search_text like wanted order by rank, x.search_text, x.task_id limit most) best
			cross join lateral (select task.* from tasks task where task.id = best.task_id limit 1) t)
		union all
		(select 4, v.id, v.name, v.category, null, v.search_text,
			search_rank(v.search_text, starts, word_starts) as rank
			from vendors v where v.planner_id = studio and v.search_text like wanted order by rank, v.search_text, v.id limit most)
		union all
		(select 5, d.id, d.original_name, d.category, null, d.search_text,
			search_rank(d.search_text, starts, word_starts) as rank
			from documents d where d.planner_id = studio and d.search_text like wanted order by rank, d.search_text, d.id limit most)
	) found
	-- Five of each kind before more of any.
	order by row_number() over (partition by found.kind order by found.rank, found.place, found.id) > 5,
		found.kind, found.rank, found.place, found.id
	limit most;
end
$$;
CREATE FUNCTION public.searchable(words text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN lower(public.unaccent('public.unaccent'::regdictionary, COALESCE(words, ''::text)));
CREATE FUNCTION public.searched_words(words text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (' '::text || public.searchable(words));
CREATE FUNCTION public.settle_invoice() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public'
    AS $$
begin
	if new.paid_cents > old.paid_cents then new.payment_failed_at := null; end if;
	if new.status in ('Draft', 'Void') then return new; end if;
	if (new.paid_cents, new.amount_cents, new.waived_cents) is distinct from (old.paid_cents, old.amount_cents, old.waived_cents) then
		if new.paid_cents + new.waived_cents >= new.amount_cents then new.status := 'Paid';
		elsif new.paid_cents > 0 then new.status := 'Partially Paid';
		elsif old.status in ('Paid', 'Partially Paid') then new.status := 'Sent';
		end if;
		new.paid_date := case when new.status = 'Paid' then (select max(p.date) from invoice_payments p
			where p.planner_id = new.planner_id and p.invoice_id = new.id and p.amount_cents > 0) end;
	end if;
	return new;
end
$$;
CREATE FUNCTION public.studio_today() RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
	select to_char(local_time(time_zone), 'YYYY-MM-DD') from planners where id = current_setting('app.planner')::int
$$;
CREATE FUNCTION public.tables_of_weddings() RETURNS SETOF text
    LANGUAGE sql STABLE
    SET search_path TO 'public'
    AS $$
	select c.relname::text from pg_class c
	where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'couple_sessions'
		and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id')
	order by (select count(*) from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), c.relname
$$;
CREATE FUNCTION public.take_invoice_number() RETURNS text
    LANGUAGE plpgsql
    AS $$
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
CREATE TABLE public.accounting_answers (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    answer text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    company_name text,
    trouble text
);
ALTER TABLE public.accounting_answers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.accounting_answers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.accounting_connections (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    company_id text NOT NULL,
    company_name text NOT NULL,
    is_sandbox boolean NOT NULL,
    tokens bytea NOT NULL,
    invoices_read_to text,
    payments_read_to text,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    last_synced_at timestamp(3) with time zone,
    last_error text,
    connected_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    running_since timestamp(3) with time zone,
    deletions_read_to text,
    ended_at timestamp(3) with time zone,
    pushed integer DEFAULT 0 NOT NULL,
    pulled integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.accounting_connections ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.accounting_connections_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.accounting_links (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    company_id text NOT NULL,
    kind text NOT NULL,
    local_id integer NOT NULL,
    external_id text,
    version text,
    agreed text,
    state text DEFAULT 'waiting'::text NOT NULL,
    last_error text,
    synced_at timestamp(3) with time zone,
    request_key uuid DEFAULT gen_random_uuid() NOT NULL
);
ALTER TABLE public.accounting_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.accounting_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.attempts (
    id integer NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.billing_settings (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    payment_instructions text,
    tax_number text,
    tax_label text,
    tax_rate text,
    number_prefix text DEFAULT 'INV-'::text NOT NULL,
    next_number integer DEFAULT 1 NOT NULL,
    freed_numbers integer[] DEFAULT '{}'::integer[] NOT NULL,
    remind_before integer,
    remind_after integer,
    logo_key text
);
ALTER TABLE public.billing_settings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.billing_settings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.checkouts (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    invoice_id integer NOT NULL,
    session_id text NOT NULL,
    url text NOT NULL,
    amount_cents bigint NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    settled_at timestamp(3) with time zone,
    processing_at timestamp(3) with time zone,
    failed_at timestamp(3) with time zone
);
ALTER TABLE public.checkouts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.checkouts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.client_feedback (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    rating integer NOT NULL,
    review text,
    category text,
    is_public boolean DEFAULT false NOT NULL,
    submitted_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    planner_response text,
    responded_at timestamp(3) with time zone
);
ALTER TABLE public.client_feedback ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.client_feedback_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.client_vendors (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    vendor_id integer NOT NULL,
    status text DEFAULT 'potential'::text NOT NULL
);
ALTER TABLE public.client_vendors ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.client_vendors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.clients (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    partner_one_name text NOT NULL,
    partner_two_name text,
    wedding_date text,
    venue text,
    email text NOT NULL,
    phone text,
    status text DEFAULT 'initial'::text NOT NULL,
    guest_count text,
    budget text,
    notes text,
    avatar_key text,
    is_activated boolean DEFAULT false NOT NULL,
    invite_sent boolean DEFAULT false NOT NULL,
    invite_expires_at timestamp(3) with time zone,
    last_login timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (public.searched_words(((((partner_one_name || COALESCE((' & '::text || partner_two_name), ''::text)) || COALESCE((' '::text || venue), ''::text)) || ' '::text) || email))) STORED
);
ALTER TABLE public.clients ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.clients_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.couple_secrets (
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    password_hash text,
    invite_hash bytea,
    invite_expires_at timestamp(3) with time zone,
    invite_used_at timestamp(3) with time zone
);
CREATE TABLE public.couple_sessions (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    token_hash bytea NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.couple_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.couple_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.deleted_weddings (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    wedding_id integer NOT NULL,
    partner_one_name text NOT NULL,
    partner_two_name text,
    wedding_date text,
    email text NOT NULL,
    is_activated boolean NOT NULL,
    rows jsonb NOT NULL,
    file_keys text[] DEFAULT '{}'::text[] NOT NULL,
    deleted_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.deleted_weddings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.deleted_weddings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.documents (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    file_key text,
    filename text NOT NULL,
    original_name text NOT NULL,
    file_type text DEFAULT ''::text NOT NULL,
    file_size integer DEFAULT 0 NOT NULL,
    uploaded_by text NOT NULL,
    category text DEFAULT 'general'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (public.searched_words(((original_name || ' '::text) || filename))) STORED,
    visible_to_couple boolean DEFAULT true NOT NULL,
    thumbnail_key text,
    CONSTRAINT documents_of_couple_are_visible CHECK ((visible_to_couple OR (uploaded_by = 'planner'::text)))
);
ALTER TABLE public.documents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.events (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    title text NOT NULL,
    description text,
    date text NOT NULL,
    "time" text,
    type text DEFAULT 'milestone'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (public.searched_words((title || COALESCE((' '::text || description), ''::text)))) STORED
);
ALTER TABLE public.events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.invoice_history (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    invoice_id integer NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    by text NOT NULL,
    what text NOT NULL,
    status text NOT NULL,
    amount_before_cents bigint,
    amount_cents bigint NOT NULL,
    paid_before_cents bigint,
    paid_cents bigint NOT NULL,
    about_cents bigint,
    words text,
    external_key text
);
ALTER TABLE public.invoice_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.invoice_payments (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    invoice_id integer NOT NULL,
    amount_cents bigint NOT NULL,
    date text NOT NULL,
    method text,
    note text,
    source text DEFAULT 'planner'::text NOT NULL,
    external_id text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    owed_again boolean
);
ALTER TABLE public.invoice_payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.invoice_reminders (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    invoice_id integer NOT NULL,
    kind text NOT NULL,
    due_date text NOT NULL,
    sent_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.invoice_reminders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.invoices (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    invoice_number text NOT NULL,
    amount_cents bigint NOT NULL,
    paid_cents bigint DEFAULT 0 NOT NULL,
    due_date text,
    status text DEFAULT 'Draft'::text NOT NULL,
    description text,
    line_items jsonb DEFAULT '[]'::jsonb NOT NULL,
    paid_date text,
    external_id text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    tax_cents bigint DEFAULT 0 NOT NULL,
    tax_label text,
    tax_rate text,
    issued_on text,
    is_sample boolean DEFAULT false NOT NULL,
    waived_cents bigint DEFAULT 0 NOT NULL,
    credited_cents bigint GENERATED ALWAYS AS (LEAST(waived_cents, GREATEST((amount_cents - paid_cents), (0)::bigint))) STORED NOT NULL,
    processing_cents bigint DEFAULT 0 NOT NULL,
    payment_failed_at timestamp(3) with time zone
);
ALTER TABLE public.invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mailed_tokens (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    purpose text NOT NULL,
    token_hash bytea NOT NULL,
    email text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone
);
ALTER TABLE public.mailed_tokens ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mailed_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.message_attachments (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    message_id integer NOT NULL,
    file_key text NOT NULL,
    original_name text NOT NULL,
    file_type text NOT NULL,
    file_size integer NOT NULL,
    uploaded_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.message_attachments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.messages (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    sender text NOT NULL,
    sender_name text NOT NULL,
    content text NOT NULL,
    "timestamp" timestamp(3) with time zone DEFAULT now() NOT NULL,
    read boolean DEFAULT false NOT NULL,
    has_attachments boolean DEFAULT false NOT NULL
);
ALTER TABLE public.messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.notifications (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    title text NOT NULL,
    message text NOT NULL,
    type text NOT NULL,
    priority text DEFAULT 'medium'::text NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    related_id integer,
    related_type text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    once_key text,
    mailed_at timestamp(3) with time zone
);
ALTER TABLE public.notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.planner_sessions (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    token_hash bytea NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
ALTER TABLE public.planner_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.planner_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.planners (
    id integer NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    pending_email text,
    phone text,
    bio text,
    website text,
    location text,
    business_name text,
    business_email text,
    business_phone text,
    business_address text,
    business_website text,
    business_description text,
    email_notifications boolean DEFAULT true NOT NULL,
    push_notifications boolean DEFAULT true NOT NULL,
    sms_notifications boolean DEFAULT false NOT NULL,
    client_messages boolean DEFAULT true NOT NULL,
    event_reminders boolean DEFAULT true NOT NULL,
    task_deadlines boolean DEFAULT true NOT NULL,
    payment_alerts boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    mail_digest boolean DEFAULT false NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL
);
ALTER TABLE public.planners ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.planners_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.portal_customizations (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer NOT NULL,
    color_scheme text DEFAULT 'sand'::text NOT NULL,
    typography text DEFAULT 'inter'::text NOT NULL,
    enabled_features jsonb DEFAULT '["calendar", "tasks", "vendors", "documents", "messaging"]'::jsonb NOT NULL,
    selected_invoices jsonb DEFAULT '[]'::jsonb NOT NULL,
    custom_css text,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.portal_customizations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.portal_customizations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.progress_goals (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    title text NOT NULL,
    description text,
    current_value integer DEFAULT 0 NOT NULL,
    target_value integer NOT NULL,
    unit text DEFAULT 'count'::text NOT NULL,
    category text NOT NULL,
    month_year text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.progress_goals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.progress_goals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sent_mails (
    job_id bigint NOT NULL,
    begun_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone
);
CREATE TABLE public.task_texts (
    task_id integer NOT NULL,
    planner_id integer NOT NULL,
    search_text text NOT NULL
);
CREATE TABLE public.tasks (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    client_id integer,
    title text NOT NULL,
    description text,
    due_date text,
    completed boolean DEFAULT false NOT NULL,
    completed_at timestamp(3) with time zone,
    assigned_to text DEFAULT 'planner'::text NOT NULL,
    priority text DEFAULT 'medium'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.vendors (
    id integer NOT NULL,
    planner_id integer DEFAULT (current_setting('app.planner'::text))::integer NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    email text,
    phone text,
    website text,
    address text,
    notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (public.searched_words((((name || ' '::text) || category) || COALESCE((' '::text || email), ''::text)))) STORED
);
ALTER TABLE public.vendors ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.vendors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY public.accounting_answers
    ADD CONSTRAINT accounting_answers_once UNIQUE (planner_id, answer);
ALTER TABLE ONLY public.accounting_answers
    ADD CONSTRAINT accounting_answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounting_connections
    ADD CONSTRAINT accounting_connections_once UNIQUE (planner_id);
ALTER TABLE ONLY public.accounting_connections
    ADD CONSTRAINT accounting_connections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounting_links
    ADD CONSTRAINT accounting_links_external UNIQUE (planner_id, company_id, kind, external_id);
ALTER TABLE ONLY public.accounting_links
    ADD CONSTRAINT accounting_links_local UNIQUE (planner_id, company_id, kind, local_id);
ALTER TABLE ONLY public.accounting_links
    ADD CONSTRAINT accounting_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.billing_settings
    ADD CONSTRAINT billing_settings_once UNIQUE (planner_id);
ALTER TABLE ONLY public.billing_settings
    ADD CONSTRAINT billing_settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT "checkouts_sessionId_unique" UNIQUE (session_id);
ALTER TABLE ONLY public.client_feedback
    ADD CONSTRAINT client_feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_vendors
    ADD CONSTRAINT client_vendors_once UNIQUE (planner_id, client_id, vendor_id);
ALTER TABLE ONLY public.client_vendors
    ADD CONSTRAINT client_vendors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_of_planner UNIQUE (planner_id, id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.couple_secrets
    ADD CONSTRAINT "couple_secrets_inviteHash_unique" UNIQUE (invite_hash);
ALTER TABLE ONLY public.couple_secrets
    ADD CONSTRAINT couple_secrets_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.couple_sessions
    ADD CONSTRAINT couple_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.couple_sessions
    ADD CONSTRAINT "couple_sessions_tokenHash_unique" UNIQUE (token_hash);
ALTER TABLE ONLY public.deleted_weddings
    ADD CONSTRAINT deleted_weddings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoice_history
    ADD CONSTRAINT invoice_history_external UNIQUE (planner_id, external_key);
ALTER TABLE ONLY public.invoice_history
    ADD CONSTRAINT invoice_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_external UNIQUE (planner_id, source, external_id);
ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoice_reminders
    ADD CONSTRAINT invoice_reminders_once UNIQUE (planner_id, invoice_id, due_date, kind);
ALTER TABLE ONLY public.invoice_reminders
    ADD CONSTRAINT invoice_reminders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_external UNIQUE (planner_id, external_id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_number UNIQUE (planner_id, invoice_number);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_of_planner UNIQUE (planner_id, id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mailed_tokens
    ADD CONSTRAINT mailed_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mailed_tokens
    ADD CONSTRAINT "mailed_tokens_tokenHash_unique" UNIQUE (token_hash);
ALTER TABLE ONLY public.message_attachments
    ADD CONSTRAINT message_attachments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_of_planner UNIQUE (planner_id, id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.planner_sessions
    ADD CONSTRAINT planner_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.planner_sessions
    ADD CONSTRAINT "planner_sessions_tokenHash_unique" UNIQUE (token_hash);
ALTER TABLE ONLY public.planners
    ADD CONSTRAINT planners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.portal_customizations
    ADD CONSTRAINT portal_customizations_once UNIQUE (planner_id, client_id);
ALTER TABLE ONLY public.portal_customizations
    ADD CONSTRAINT portal_customizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.progress_goals
    ADD CONSTRAINT progress_goals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sent_mails
    ADD CONSTRAINT sent_mails_pkey PRIMARY KEY (job_id);
ALTER TABLE ONLY public.task_texts
    ADD CONSTRAINT task_texts_pkey PRIMARY KEY (task_id);
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.vendors
    ADD CONSTRAINT vendors_of_planner UNIQUE (planner_id, id);
ALTER TABLE ONLY public.vendors
    ADD CONSTRAINT vendors_pkey PRIMARY KEY (id);
CREATE INDEX accounting_links_by_wedding ON public.accounting_links USING btree (planner_id, client_id);
CREATE INDEX attempts_by_age ON public.attempts USING btree (at);
CREATE INDEX attempts_by_key ON public.attempts USING btree (kind, key, at);
CREATE INDEX checkouts_by_invoice ON public.checkouts USING btree (planner_id, invoice_id);
CREATE INDEX checkouts_by_wedding ON public.checkouts USING btree (planner_id, client_id);
CREATE INDEX checkouts_unsettled ON public.checkouts USING btree (id) WHERE (settled_at IS NULL);
CREATE INDEX client_feedback_by_wedding ON public.client_feedback USING btree (planner_id, client_id);
CREATE INDEX client_feedback_newest ON public.client_feedback USING btree (planner_id, id);
CREATE INDEX client_vendors_by_vendor ON public.client_vendors USING btree (planner_id, vendor_id);
CREATE INDEX client_vendors_by_wedding ON public.client_vendors USING btree (planner_id, client_id);
CREATE INDEX clients_by_date ON public.clients USING btree (planner_id, wedding_date, id);
CREATE INDEX clients_by_email ON public.clients USING btree (lower(email));
CREATE INDEX clients_search ON public.clients USING gin (planner_id, search_text public.gin_trgm_ops);
CREATE INDEX couple_secrets_by_wedding ON public.couple_secrets USING btree (planner_id, client_id);
CREATE INDEX couple_sessions_by_wedding ON public.couple_sessions USING btree (planner_id, client_id);
CREATE INDEX deleted_weddings_by_age ON public.deleted_weddings USING btree (deleted_at);
CREATE INDEX deleted_weddings_by_planner ON public.deleted_weddings USING btree (planner_id, id);
CREATE INDEX deleted_weddings_files ON public.deleted_weddings USING gin (file_keys);
CREATE INDEX documents_by_wedding ON public.documents USING btree (planner_id, client_id);
CREATE INDEX documents_newest ON public.documents USING btree (planner_id, id);
CREATE INDEX documents_search ON public.documents USING gin (planner_id, search_text public.gin_trgm_ops);
CREATE INDEX events_by_date ON public.events USING btree (planner_id, date, "time" NULLS FIRST, id);
CREATE INDEX events_by_wedding ON public.events USING btree (planner_id, client_id);
CREATE INDEX events_search ON public.events USING gin (planner_id, search_text public.gin_trgm_ops);
CREATE INDEX invoice_history_by_invoice ON public.invoice_history USING btree (planner_id, invoice_id);
CREATE INDEX invoice_history_by_wedding ON public.invoice_history USING btree (planner_id, client_id);
CREATE INDEX invoice_payments_by_date ON public.invoice_payments USING btree (planner_id, date);
CREATE INDEX invoice_payments_by_invoice ON public.invoice_payments USING btree (planner_id, invoice_id);
CREATE INDEX invoice_payments_by_wedding ON public.invoice_payments USING btree (planner_id, client_id);
CREATE INDEX invoice_reminders_by_invoice ON public.invoice_reminders USING btree (planner_id, invoice_id);
CREATE INDEX invoice_reminders_by_wedding ON public.invoice_reminders USING btree (planner_id, client_id);
CREATE INDEX invoices_by_due_date ON public.invoices USING btree (planner_id, due_date);
CREATE INDEX invoices_by_wedding ON public.invoices USING btree (planner_id, client_id);
CREATE INDEX mailed_tokens_by_planner ON public.mailed_tokens USING btree (planner_id, purpose);
CREATE INDEX message_attachments_by_message ON public.message_attachments USING btree (planner_id, message_id);
CREATE INDEX message_attachments_by_wedding ON public.message_attachments USING btree (planner_id, client_id);
CREATE INDEX messages_by_thread ON public.messages USING btree (planner_id, client_id, id);
CREATE INDEX messages_by_wedding ON public.messages USING btree (planner_id, client_id);
CREATE INDEX messages_unread ON public.messages USING btree (planner_id, read, sender);
CREATE INDEX notifications_by_planner ON public.notifications USING btree (planner_id, id);
CREATE UNIQUE INDEX notifications_once ON public.notifications USING btree (planner_id, once_key);
CREATE INDEX notifications_unread ON public.notifications USING btree (planner_id, is_read);
CREATE INDEX planner_sessions_by_planner ON public.planner_sessions USING btree (planner_id);
CREATE UNIQUE INDEX planners_email ON public.planners USING btree (lower(email));
CREATE UNIQUE INDEX planners_username ON public.planners USING btree (lower(username)) WHERE email_verified;
CREATE INDEX portal_customizations_by_wedding ON public.portal_customizations USING btree (planner_id, client_id);
CREATE INDEX progress_goals_by_month ON public.progress_goals USING btree (planner_id, month_year, id);
CREATE INDEX task_texts_search ON public.task_texts USING gin (planner_id, search_text public.gin_trgm_ops);
CREATE INDEX tasks_by_due_date ON public.tasks USING btree (planner_id, due_date, id);
CREATE INDEX tasks_by_wedding ON public.tasks USING btree (planner_id, client_id);
CREATE INDEX tasks_pending ON public.tasks USING btree (planner_id) WHERE (NOT completed);
CREATE INDEX vendors_by_name ON public.vendors USING btree (planner_id, name);
CREATE INDEX vendors_search ON public.vendors USING gin (planner_id, search_text public.gin_trgm_ops);
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.accounting_connections FOR EACH ROW EXECUTE FUNCTION public.announce_change('accounting', '');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.accounting_links FOR EACH ROW EXECUTE FUNCTION public.announce_change('accounting', '');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.billing_settings FOR EACH ROW EXECUTE FUNCTION public.announce_change('billing', '');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.client_feedback FOR EACH ROW EXECUTE FUNCTION public.announce_change('feedback', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.client_vendors FOR EACH ROW EXECUTE FUNCTION public.announce_change('vendors', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION public.announce_change('clients', 'id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.deleted_weddings FOR EACH ROW EXECUTE FUNCTION public.announce_change('trash', '');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION public.announce_change('documents', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION public.announce_change('events', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.invoice_payments FOR EACH ROW EXECUTE FUNCTION public.announce_change('invoices', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.announce_change('invoices', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.message_attachments FOR EACH ROW EXECUTE FUNCTION public.announce_change('messages', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION public.announce_change('messages', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION public.announce_change('notifications', '');
CREATE TRIGGER announce AFTER UPDATE ON public.planners FOR EACH ROW EXECUTE FUNCTION public.announce_change('account', 'planner');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.portal_customizations FOR EACH ROW EXECUTE FUNCTION public.announce_change('portals', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.progress_goals FOR EACH ROW EXECUTE FUNCTION public.announce_change('goals', '');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION public.announce_change('tasks', 'client_id');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.vendors FOR EACH ROW EXECUTE FUNCTION public.announce_change('vendors', '');
CREATE TRIGGER announce_end AFTER DELETE ON public.couple_sessions FOR EACH ROW EXECUTE FUNCTION public.announce_end('couple');
CREATE TRIGGER announce_end AFTER DELETE ON public.planner_sessions FOR EACH ROW EXECUTE FUNCTION public.announce_end('planner');
CREATE TRIGGER close_if_stale AFTER INSERT ON public.checkouts FOR EACH ROW WHEN ((NOT public.rows_are_moved())) EXECUTE FUNCTION public.close_checkout_if_stale();
CREATE TRIGGER close_lost AFTER DELETE ON public.checkouts FOR EACH ROW WHEN (((old.settled_at IS NULL) AND (old.processing_at IS NULL) AND (old.expires_at > now()))) EXECUTE FUNCTION public.close_lost_checkout();
CREATE TRIGGER close_stale AFTER UPDATE OF status, paid_cents, amount_cents, waived_cents ON public.invoices FOR EACH ROW WHEN ((NOT public.rows_are_moved())) EXECUTE FUNCTION public.close_stale_checkouts();
CREATE TRIGGER count_payments AFTER INSERT OR DELETE OR UPDATE ON public.invoice_payments FOR EACH ROW WHEN ((NOT public.rows_are_moved())) EXECUTE FUNCTION public.count_payments();
CREATE TRIGGER follow AFTER UPDATE OF processing_at, failed_at, settled_at ON public.checkouts FOR EACH ROW WHEN (((new.processing_at IS NOT NULL) OR (new.failed_at IS NOT NULL))) EXECUTE FUNCTION public.follow_checkout();
CREATE TRIGGER keep_text AFTER INSERT OR DELETE OR UPDATE OF title, description ON public.tasks FOR EACH ROW EXECUTE FUNCTION public.keep_task_text();
CREATE TRIGGER note_change AFTER UPDATE OF status, paid_cents, amount_cents, waived_cents, processing_cents, payment_failed_at ON public.invoices FOR EACH ROW WHEN ((NOT public.rows_are_moved())) EXECUTE FUNCTION public.note_amounts();
CREATE TRIGGER note_creation AFTER INSERT ON public.invoices FOR EACH ROW WHEN ((NOT public.rows_are_moved())) EXECUTE FUNCTION public.note_amounts();
CREATE TRIGGER settle BEFORE UPDATE OF paid_cents, amount_cents, waived_cents ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.settle_invoice();
ALTER TABLE ONLY public.accounting_answers
    ADD CONSTRAINT accounting_answers_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.accounting_connections
    ADD CONSTRAINT accounting_connections_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.accounting_links
    ADD CONSTRAINT accounting_links_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.billing_settings
    ADD CONSTRAINT billing_settings_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_invoice FOREIGN KEY (planner_id, invoice_id) REFERENCES public.invoices(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_feedback
    ADD CONSTRAINT client_feedback_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_vendors
    ADD CONSTRAINT client_vendors_vendor FOREIGN KEY (planner_id, vendor_id) REFERENCES public.vendors(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_vendors
    ADD CONSTRAINT client_vendors_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.couple_secrets
    ADD CONSTRAINT couple_secrets_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.couple_sessions
    ADD CONSTRAINT couple_sessions_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deleted_weddings
    ADD CONSTRAINT deleted_weddings_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_history
    ADD CONSTRAINT invoice_history_invoice FOREIGN KEY (planner_id, invoice_id) REFERENCES public.invoices(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_history
    ADD CONSTRAINT invoice_history_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_invoice FOREIGN KEY (planner_id, invoice_id) REFERENCES public.invoices(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_reminders
    ADD CONSTRAINT invoice_reminders_invoice FOREIGN KEY (planner_id, invoice_id) REFERENCES public.invoices(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_reminders
    ADD CONSTRAINT invoice_reminders_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mailed_tokens
    ADD CONSTRAINT mailed_tokens_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_attachments
    ADD CONSTRAINT message_attachments_message FOREIGN KEY (planner_id, message_id) REFERENCES public.messages(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_attachments
    ADD CONSTRAINT message_attachments_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.planner_sessions
    ADD CONSTRAINT planner_sessions_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.portal_customizations
    ADD CONSTRAINT portal_customizations_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.progress_goals
    ADD CONSTRAINT progress_goals_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_wedding FOREIGN KEY (planner_id, client_id) REFERENCES public.clients(planner_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.vendors
    ADD CONSTRAINT vendors_planner FOREIGN KEY (planner_id) REFERENCES public.planners(id) ON DELETE CASCADE;
ALTER TABLE public.accounting_answers ENABLE ROW LEVEL SECURITY;
CREATE POLICY accounting_answers_planner ON public.accounting_answers TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.accounting_connections ENABLE ROW LEVEL SECURITY;
CREATE POLICY accounting_connections_planner ON public.accounting_connections TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.accounting_links ENABLE ROW LEVEL SECURITY;
CREATE POLICY accounting_links_planner ON public.accounting_links TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.attempts ENABLE ROW LEVEL SECURITY;
CREATE POLICY attempts_door ON public.attempts TO larkspur_door USING (true) WITH CHECK (true);
ALTER TABLE public.billing_settings ENABLE ROW LEVEL SECURITY;
CREATE POLICY billing_settings_couple ON public.billing_settings TO larkspur_couple USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
CREATE POLICY billing_settings_planner ON public.billing_settings TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.checkouts ENABLE ROW LEVEL SECURITY;
CREATE POLICY checkouts_couple ON public.checkouts TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND (EXISTS ( SELECT
   FROM public.invoices i
  WHERE (i.id = checkouts.invoice_id))))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND (EXISTS ( SELECT
   FROM public.invoices i
  WHERE (i.id = checkouts.invoice_id)))));
CREATE POLICY checkouts_planner ON public.checkouts TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.client_feedback ENABLE ROW LEVEL SECURITY;
CREATE POLICY client_feedback_couple ON public.client_feedback TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY client_feedback_planner ON public.client_feedback TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.client_vendors ENABLE ROW LEVEL SECURITY;
CREATE POLICY client_vendors_couple ON public.client_vendors TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY client_vendors_planner ON public.client_vendors TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.clients ENABLE ROW LEVEL SECURITY;
CREATE POLICY clients_couple ON public.clients TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY clients_door ON public.clients TO larkspur_door USING (true) WITH CHECK (true);
CREATE POLICY clients_planner ON public.clients TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.couple_secrets ENABLE ROW LEVEL SECURITY;
CREATE POLICY couple_secrets_door ON public.couple_secrets TO larkspur_door USING (true) WITH CHECK (true);
CREATE POLICY couple_secrets_planner ON public.couple_secrets TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.couple_sessions ENABLE ROW LEVEL SECURITY;
CREATE POLICY couple_sessions_couple ON public.couple_sessions TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY couple_sessions_door ON public.couple_sessions TO larkspur_door USING (true) WITH CHECK (true);
CREATE POLICY couple_sessions_planner ON public.couple_sessions TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.deleted_weddings ENABLE ROW LEVEL SECURITY;
CREATE POLICY deleted_weddings_planner ON public.deleted_weddings TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.documents ENABLE ROW LEVEL SECURITY;
CREATE POLICY documents_couple ON public.documents TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND visible_to_couple)) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND visible_to_couple));
CREATE POLICY documents_couple_adds ON public.documents AS RESTRICTIVE FOR INSERT TO larkspur_couple WITH CHECK ((uploaded_by = 'client'::text));
CREATE POLICY documents_couple_deletes ON public.documents AS RESTRICTIVE FOR DELETE TO larkspur_couple USING ((uploaded_by = 'client'::text));
CREATE POLICY documents_planner ON public.documents TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.events ENABLE ROW LEVEL SECURITY;
CREATE POLICY events_couple ON public.events TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY events_planner ON public.events TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.invoice_history ENABLE ROW LEVEL SECURITY;
CREATE POLICY invoice_history_planner ON public.invoice_history TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.invoice_payments ENABLE ROW LEVEL SECURITY;
CREATE POLICY invoice_payments_couple ON public.invoice_payments TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND (EXISTS ( SELECT
   FROM public.invoices i
  WHERE (i.id = invoice_payments.invoice_id))))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND (EXISTS ( SELECT
   FROM public.invoices i
  WHERE (i.id = invoice_payments.invoice_id)))));
CREATE POLICY invoice_payments_planner ON public.invoice_payments TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.invoice_reminders ENABLE ROW LEVEL SECURITY;
CREATE POLICY invoice_reminders_planner ON public.invoice_reminders TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;
CREATE POLICY invoices_couple ON public.invoices TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND (status <> ALL (ARRAY['Draft'::text, 'Void'::text])) AND (NOT is_sample) AND COALESCE(( SELECT ((portal_customizations.selected_invoices = '[]'::jsonb) OR (portal_customizations.selected_invoices @> to_jsonb(invoices.id)))
   FROM public.portal_customizations), true))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)) AND (status <> ALL (ARRAY['Draft'::text, 'Void'::text])) AND (NOT is_sample) AND COALESCE(( SELECT ((portal_customizations.selected_invoices = '[]'::jsonb) OR (portal_customizations.selected_invoices @> to_jsonb(invoices.id)))
   FROM public.portal_customizations), true)));
CREATE POLICY invoices_planner ON public.invoices TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.mailed_tokens ENABLE ROW LEVEL SECURITY;
CREATE POLICY mailed_tokens_door ON public.mailed_tokens TO larkspur_door USING (true) WITH CHECK (true);
CREATE POLICY mailed_tokens_planner ON public.mailed_tokens TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.message_attachments ENABLE ROW LEVEL SECURITY;
CREATE POLICY message_attachments_couple ON public.message_attachments TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY message_attachments_planner ON public.message_attachments TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY messages_couple ON public.messages TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY messages_planner ON public.messages TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.notifications ENABLE ROW LEVEL SECURITY;
CREATE POLICY notifications_planner ON public.notifications TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.planner_sessions ENABLE ROW LEVEL SECURITY;
CREATE POLICY planner_sessions_door ON public.planner_sessions TO larkspur_door USING (true) WITH CHECK (true);
CREATE POLICY planner_sessions_planner ON public.planner_sessions TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.planners ENABLE ROW LEVEL SECURITY;
CREATE POLICY planners_couple ON public.planners TO larkspur_couple USING ((id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
CREATE POLICY planners_door ON public.planners TO larkspur_door USING (true) WITH CHECK (true);
CREATE POLICY planners_door_deletes ON public.planners AS RESTRICTIVE FOR DELETE TO larkspur_door USING ((NOT email_verified));
CREATE POLICY planners_planner ON public.planners TO larkspur_planner USING ((id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.portal_customizations ENABLE ROW LEVEL SECURITY;
CREATE POLICY portal_customizations_couple ON public.portal_customizations TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY portal_customizations_planner ON public.portal_customizations TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.progress_goals ENABLE ROW LEVEL SECURITY;
CREATE POLICY progress_goals_planner ON public.progress_goals TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.sent_mails ENABLE ROW LEVEL SECURITY;
CREATE POLICY sent_mails_door ON public.sent_mails TO larkspur_door USING (true) WITH CHECK (true);
ALTER TABLE public.task_texts ENABLE ROW LEVEL SECURITY;
CREATE POLICY task_texts_planner ON public.task_texts TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.tasks ENABLE ROW LEVEL SECURITY;
CREATE POLICY tasks_couple ON public.tasks TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (client_id = ( SELECT (current_setting('app.client'::text))::integer AS current_setting))));
CREATE POLICY tasks_planner ON public.tasks TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
ALTER TABLE public.vendors ENABLE ROW LEVEL SECURITY;
CREATE POLICY vendors_couple ON public.vendors TO larkspur_couple USING (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (id IN ( SELECT client_vendors.vendor_id
   FROM public.client_vendors)))) WITH CHECK (((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)) AND (id IN ( SELECT client_vendors.vendor_id
   FROM public.client_vendors))));
CREATE POLICY vendors_planner ON public.vendors TO larkspur_planner USING ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting))) WITH CHECK ((planner_id = ( SELECT (current_setting('app.planner'::text))::integer AS current_setting)));
GRANT USAGE ON SCHEMA public TO larkspur_planner;
GRANT USAGE ON SCHEMA public TO larkspur_couple;
GRANT USAGE ON SCHEMA public TO larkspur_door;
GRANT USAGE ON SCHEMA public TO larkspur_app;
REVOKE ALL ON FUNCTION public.close_checkout_if_stale() FROM PUBLIC;
REVOKE ALL ON FUNCTION public.close_lost_checkout() FROM PUBLIC;
REVOKE ALL ON FUNCTION public.close_stale_checkouts() FROM PUBLIC;
REVOKE ALL ON FUNCTION public.count_payments() FROM PUBLIC;
REVOKE ALL ON FUNCTION public.delete_wedding(wedding integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_wedding(wedding integer) TO larkspur_planner;
REVOKE ALL ON FUNCTION public.enqueue(task text, payload json) FROM PUBLIC;
GRANT ALL ON FUNCTION public.enqueue(task text, payload json) TO larkspur_planner;
GRANT ALL ON FUNCTION public.enqueue(task text, payload json) TO larkspur_couple;
GRANT ALL ON FUNCTION public.enqueue(task text, payload json) TO larkspur_door;
REVOKE ALL ON FUNCTION public.enter_couple_session(hash bytea, OUT session_id integer, OUT planner_id integer, OUT client_id integer, OUT slid boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.enter_couple_session(hash bytea, OUT session_id integer, OUT planner_id integer, OUT client_id integer, OUT slid boolean) TO larkspur_app;
REVOKE ALL ON FUNCTION public.enter_planner_session(hash bytea, OUT session_id integer, OUT planner_id integer, OUT slid boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.enter_planner_session(hash bytea, OUT session_id integer, OUT planner_id integer, OUT slid boolean) TO larkspur_app;
REVOKE ALL ON FUNCTION public.follow_checkout() FROM PUBLIC;
REVOKE ALL ON FUNCTION public.note_amounts() FROM PUBLIC;
REVOKE ALL ON FUNCTION public.notify_planner(planner integer, news_type text, news_title text, news_message text, news_priority text, about_type text, about_id integer, once text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.notify_planner(planner integer, news_type text, news_title text, news_message text, news_priority text, about_type text, about_id integer, once text) TO larkspur_planner;
GRANT ALL ON FUNCTION public.notify_planner(planner integer, news_type text, news_title text, news_message text, news_priority text, about_type text, about_id integer, once text) TO larkspur_couple;
GRANT ALL ON FUNCTION public.notify_planner(planner integer, news_type text, news_title text, news_message text, news_priority text, about_type text, about_id integer, once text) TO larkspur_door;
REVOKE ALL ON FUNCTION public.put_back(part text, kept jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION public.restore_wedding(deleted integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.restore_wedding(deleted integer) TO larkspur_planner;
REVOKE ALL ON FUNCTION public.search_studio(words text, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_studio(words text, most integer) TO larkspur_planner;
REVOKE ALL ON FUNCTION public.settle_invoice() FROM PUBLIC;
REVOKE ALL ON FUNCTION public.studio_today() FROM PUBLIC;
GRANT ALL ON FUNCTION public.studio_today() TO larkspur_planner;
GRANT ALL ON FUNCTION public.studio_today() TO larkspur_couple;
GRANT ALL ON FUNCTION public.studio_today() TO larkspur_door;
REVOKE ALL ON FUNCTION public.tables_of_weddings() FROM PUBLIC;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.accounting_answers TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.accounting_connections TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.accounting_links TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attempts TO larkspur_door;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.billing_settings TO larkspur_planner;
GRANT SELECT(planner_id) ON TABLE public.billing_settings TO larkspur_couple;
GRANT SELECT(payment_instructions) ON TABLE public.billing_settings TO larkspur_couple;
GRANT SELECT(tax_number) ON TABLE public.billing_settings TO larkspur_couple;
GRANT SELECT(logo_key) ON TABLE public.billing_settings TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.checkouts TO larkspur_planner;
GRANT SELECT,INSERT ON TABLE public.checkouts TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.client_feedback TO larkspur_planner;
GRANT SELECT,INSERT ON TABLE public.client_feedback TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.client_vendors TO larkspur_planner;
GRANT SELECT ON TABLE public.client_vendors TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.clients TO larkspur_planner;
GRANT SELECT(id) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(id) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(planner_id) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(planner_id) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(partner_one_name) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(partner_one_name) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(partner_two_name) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(partner_two_name) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(wedding_date) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(wedding_date) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(venue) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(venue) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(email) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(email) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(phone) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(phone) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(status) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(status) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(guest_count) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(guest_count) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(avatar_key) ON TABLE public.clients TO larkspur_couple;
GRANT SELECT(avatar_key) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(is_activated),UPDATE(is_activated) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(invite_sent),UPDATE(invite_sent) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(invite_expires_at),UPDATE(invite_expires_at) ON TABLE public.clients TO larkspur_door;
GRANT SELECT(last_login),UPDATE(last_login) ON TABLE public.clients TO larkspur_door;
GRANT INSERT ON TABLE public.couple_secrets TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.couple_secrets TO larkspur_door;
GRANT SELECT(planner_id) ON TABLE public.couple_secrets TO larkspur_planner;
GRANT SELECT(client_id) ON TABLE public.couple_secrets TO larkspur_planner;
GRANT UPDATE(invite_hash) ON TABLE public.couple_secrets TO larkspur_planner;
GRANT SELECT(invite_expires_at),UPDATE(invite_expires_at) ON TABLE public.couple_secrets TO larkspur_planner;
GRANT SELECT(invite_used_at),UPDATE(invite_used_at) ON TABLE public.couple_secrets TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.couple_sessions TO larkspur_door;
GRANT DELETE ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(id) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(planner_id) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(wedding_id) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(partner_one_name) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(partner_two_name) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(wedding_date) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(email) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(is_activated) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(file_keys) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT(deleted_at) ON TABLE public.deleted_weddings TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.documents TO larkspur_planner;
GRANT SELECT,INSERT,DELETE ON TABLE public.documents TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.events TO larkspur_planner;
GRANT SELECT ON TABLE public.events TO larkspur_couple;
GRANT SELECT ON TABLE public.invoice_history TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_payments TO larkspur_planner;
GRANT SELECT(id) ON TABLE public.invoice_payments TO larkspur_couple;
GRANT SELECT(planner_id) ON TABLE public.invoice_payments TO larkspur_couple;
GRANT SELECT(client_id) ON TABLE public.invoice_payments TO larkspur_couple;
GRANT SELECT(invoice_id) ON TABLE public.invoice_payments TO larkspur_couple;
GRANT SELECT(amount_cents) ON TABLE public.invoice_payments TO larkspur_couple;
GRANT SELECT(date) ON TABLE public.invoice_payments TO larkspur_couple;
GRANT SELECT(method) ON TABLE public.invoice_payments TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_reminders TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoices TO larkspur_planner;
GRANT SELECT(id) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(planner_id) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(client_id) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(invoice_number) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(amount_cents) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(paid_cents) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(due_date) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(status) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(description) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(line_items) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(paid_date) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(tax_cents) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(tax_label) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(tax_rate) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(issued_on) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(is_sample) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(waived_cents) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(credited_cents) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(processing_cents) ON TABLE public.invoices TO larkspur_couple;
GRANT SELECT(payment_failed_at) ON TABLE public.invoices TO larkspur_couple;
GRANT INSERT,DELETE ON TABLE public.mailed_tokens TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mailed_tokens TO larkspur_door;
GRANT SELECT(id) ON TABLE public.mailed_tokens TO larkspur_planner;
GRANT SELECT(planner_id) ON TABLE public.mailed_tokens TO larkspur_planner;
GRANT SELECT(purpose) ON TABLE public.mailed_tokens TO larkspur_planner;
GRANT SELECT(email) ON TABLE public.mailed_tokens TO larkspur_planner;
GRANT SELECT(expires_at) ON TABLE public.mailed_tokens TO larkspur_planner;
GRANT SELECT(used_at) ON TABLE public.mailed_tokens TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.message_attachments TO larkspur_planner;
GRANT SELECT,INSERT ON TABLE public.message_attachments TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.messages TO larkspur_planner;
GRANT SELECT,INSERT ON TABLE public.messages TO larkspur_couple;
GRANT UPDATE(read) ON TABLE public.messages TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notifications TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.planner_sessions TO larkspur_door;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.planners TO larkspur_door;
GRANT SELECT(id) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(id) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(username) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(name),UPDATE(name) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(name) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(email) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(email) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(email_verified) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(pending_email),UPDATE(pending_email) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(phone),UPDATE(phone) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(bio),UPDATE(bio) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(website),UPDATE(website) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(location),UPDATE(location) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(business_name),UPDATE(business_name) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(business_name) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(business_email),UPDATE(business_email) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(business_email) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(business_phone),UPDATE(business_phone) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(business_phone) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(business_address),UPDATE(business_address) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(business_address) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(business_website),UPDATE(business_website) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(business_website) ON TABLE public.planners TO larkspur_couple;
GRANT SELECT(business_description),UPDATE(business_description) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(email_notifications),UPDATE(email_notifications) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(push_notifications),UPDATE(push_notifications) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(sms_notifications),UPDATE(sms_notifications) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(client_messages),UPDATE(client_messages) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(event_reminders),UPDATE(event_reminders) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(task_deadlines),UPDATE(task_deadlines) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(payment_alerts),UPDATE(payment_alerts) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(created_at) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(mail_digest),UPDATE(mail_digest) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT(time_zone),UPDATE(time_zone) ON TABLE public.planners TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.portal_customizations TO larkspur_planner;
GRANT SELECT(planner_id) ON TABLE public.portal_customizations TO larkspur_couple;
GRANT SELECT(client_id) ON TABLE public.portal_customizations TO larkspur_couple;
GRANT SELECT(color_scheme) ON TABLE public.portal_customizations TO larkspur_couple;
GRANT SELECT(typography) ON TABLE public.portal_customizations TO larkspur_couple;
GRANT SELECT(enabled_features) ON TABLE public.portal_customizations TO larkspur_couple;
GRANT SELECT(selected_invoices) ON TABLE public.portal_customizations TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.progress_goals TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.task_texts TO larkspur_planner;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tasks TO larkspur_planner;
GRANT SELECT ON TABLE public.tasks TO larkspur_couple;
GRANT UPDATE(completed) ON TABLE public.tasks TO larkspur_couple;
GRANT UPDATE(completed_at) ON TABLE public.tasks TO larkspur_couple;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vendors TO larkspur_planner;
GRANT SELECT(id) ON TABLE public.vendors TO larkspur_couple;
GRANT SELECT(planner_id) ON TABLE public.vendors TO larkspur_couple;
GRANT SELECT(name) ON TABLE public.vendors TO larkspur_couple;
GRANT SELECT(category) ON TABLE public.vendors TO larkspur_couple;
GRANT SELECT(email) ON TABLE public.vendors TO larkspur_couple;
GRANT SELECT(phone) ON TABLE public.vendors TO larkspur_couple;
GRANT SELECT(website) ON TABLE public.vendors TO larkspur_couple;
GRANT SELECT(address) ON TABLE public.vendors TO larkspur_couple;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES  TO larkspur_planner;
