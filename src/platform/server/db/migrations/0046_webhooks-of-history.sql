drop trigger tell_webhooks on history;
