grant select (date_offset) on invoices to larkspur_couple;
