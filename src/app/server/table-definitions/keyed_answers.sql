revoke all on keyed_answers from larkspur_couple, larkspur_link;
grant select (id, planner_id, person_id, link_id, key, answer, request, status, runs_until, turn, sealed_answer) on keyed_answers to larkspur_couple;
grant insert on keyed_answers to larkspur_couple;
grant update (request, status, runs_until, turn, sealed_answer, answer) on keyed_answers to larkspur_couple;
grant delete on keyed_answers to larkspur_couple;
grant select (id, planner_id, person_id, link_id, key, answer, request, status, runs_until, turn, sealed_answer) on keyed_answers to larkspur_link;
grant insert on keyed_answers to larkspur_link;
grant update (request, status, runs_until, turn, sealed_answer) on keyed_answers to larkspur_link;
