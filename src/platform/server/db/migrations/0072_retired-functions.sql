-- A changed `retired.sql` defines its functions again, also those that earlier migrations have dropped.
DROP FUNCTION IF EXISTS tell_webhooks_of_history(), note_topic_change(integer, text), mark_of_topics(text, text[]), keep_task_text();
