revoke all on price_list from larkspur_couple, larkspur_link;
create or replace trigger announce after insert or update or delete on price_list for each row
	execute function announce_change('price-list', '');
create or replace trigger keep_ceiling after insert on price_list for each row when (new.id % 20 = 0)
	execute function keep_ceiling(500, 'services');
