revoke all on checkouts from larkspur_couple, larkspur_link;
grant select on checkouts to larkspur_couple;
grant insert on checkouts to larkspur_couple;
