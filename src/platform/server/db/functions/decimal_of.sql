create or replace function decimal_of(minor bigint, currency text) returns text
    language sql immutable parallel safe
    as $$
	select case
		when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')
			then minor::text
		when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then to_char(minor / 1000.0, 'FM999999999999990.000')
		else to_char(minor / 100.0, 'FM999999999999990.00')
	end
$$;
