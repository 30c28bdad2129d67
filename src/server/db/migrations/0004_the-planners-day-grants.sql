-- What the couple may do with its own wedding. Internal tasks, vendors' notes and the planner's unsent words are not in here.
grant select, update (completed, completed_at) on tasks to larkspur_couple;
--> statement-breakpoint
grant select on events, client_vendors to larkspur_couple;
--> statement-breakpoint
grant select (id, planner_id, name, category, email, phone, website, address) on vendors to larkspur_couple;
--> statement-breakpoint
grant select, insert, update (read) on messages to larkspur_couple;
--> statement-breakpoint
grant select, insert on client_feedback to larkspur_couple;
--> statement-breakpoint
create trigger announce after insert or update or delete on tasks for each row execute function announce_change('tasks', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on events for each row execute function announce_change('events', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on vendors for each row execute function announce_change('vendors', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on client_vendors for each row execute function announce_change('vendors', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on messages for each row execute function announce_change('messages', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on client_feedback for each row execute function announce_change('feedback', 'client_id');
--> statement-breakpoint
create trigger announce after insert or update or delete on progress_goals for each row execute function announce_change('goals', '');
