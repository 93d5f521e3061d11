ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_used" ON "refresh_tokens" USING btree ("used_at") WHERE used_at is not null;--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "turns_user" ON "turns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "realtime_listeners_seen" ON "realtime_listeners" USING btree ("last_seen");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_kind" CHECK ("sessions"."device_kind" in ('desktop', 'phone', 'tablet', 'other'));--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_type" CHECK ("feedback"."type" in ('idea', 'bug_report', 'general'));--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_color" CHECK ("calendar_events"."color" in ('blue', 'teal', 'green', 'amber', 'red', 'violet', 'grey'));--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_source" CHECK ("calendar_events"."source" in ('user', 'assistant'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_role" CHECK ("messages"."role" in ('user', 'assistant'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_status" CHECK ("messages"."status" in ('complete', 'stopped', 'failed'));--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_state" CHECK ("turns"."state" in ('queued', 'running', 'done', 'failed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_lease" CHECK (("turns"."state" = 'running') = ("turns"."owner" is not null and "turns"."lease_until" is not null));--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_source" CHECK ("product_visits"."source" in ('list', 'search', 'assistant', 'direct'));