revoke all on couple_passkeys from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, person_id, name, created_at, last_used_at) on couple_passkeys to larkspur_couple;
grant delete on couple_passkeys to larkspur_couple;
