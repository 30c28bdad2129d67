DROP INDEX "tasks_pending";
--> statement-breakpoint
-- Room on each page for rows as they become when they are ticked: there, no index need be told where they are (decision 014).
alter table tasks set (fillfactor = 90);
