-- One plan for all words: making one for each took longer than finding most of them.
alter function search_studio(text, int) set plan_cache_mode = 'force_generic_plan';
