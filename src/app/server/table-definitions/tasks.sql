revoke all on tasks from larkspur_couple, larkspur_link;
grant select on tasks to larkspur_couple;
grant update (completed, completed_at, completed_by, steps) on tasks to larkspur_couple;
grant select (id, planner_id, client_id, title, description, due_date, completed, assigned_to, member_id, created_at) on tasks to larkspur_link;
create or replace trigger announce after insert or update or delete on tasks for each row
	execute function announce_change('tasks', 'client_id');
create or replace trigger keep_ceiling after insert on tasks for each row when (new.id % 20 = 0)
	execute function keep_ceiling(100000, 'tasks');
create or replace trigger keep_history_of_insert after insert on tasks for each row
	execute function keep_row_history('search_text', 'task');
create or replace trigger keep_history_of_update after update on tasks for each row
	execute function keep_row_history('search_text', 'task');
create or replace trigger keep_history_of_delete after delete on tasks referencing old table as old_rows
	for each statement execute function keep_history('search_text', 'task');
