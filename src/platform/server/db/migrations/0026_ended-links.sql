create trigger announce_revoked after update of token_hash, revoked_at on links for each row
	when (old.token_hash is distinct from new.token_hash or old.revoked_at is distinct from new.revoked_at) execute function announce_end('link');
--> statement-breakpoint
create trigger announce_end after delete on links for each row execute function announce_end('link');
