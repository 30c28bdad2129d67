revoke all on push_subscriptions from larkspur_couple, larkspur_link;
grant select (id, planner_id, client_id, person_id, couple_session_id, endpoint, label, created_at, last_used_at) on push_subscriptions to larkspur_couple;
grant insert on push_subscriptions to larkspur_couple;
grant update (endpoint, p256dh, auth, label, created_at) on push_subscriptions to larkspur_couple;
grant delete on push_subscriptions to larkspur_couple;
