CREATE TABLE "shared_copies" (
	"share_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"conversation_id" uuid NOT NULL,
	CONSTRAINT "shared_copies_share_id_user_id_pk" PRIMARY KEY("share_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shared_messages" (
	"share_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"text" text NOT NULL,
	"cards" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_messages_share_id_position_pk" PRIMARY KEY("share_id","position")
);
--> statement-breakpoint
CREATE TABLE "shared_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"attachments" boolean NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"leaf_id" uuid,
	"shared_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_conversations_conversation_id_unique" UNIQUE("conversation_id"),
	CONSTRAINT "shared_conversations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shared_copies" ADD CONSTRAINT "shared_copies_share_id_shared_conversations_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shared_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_copies" ADD CONSTRAINT "shared_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_messages" ADD CONSTRAINT "shared_messages_share_id_shared_conversations_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shared_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_conversations" ADD CONSTRAINT "shared_conversations_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_conversations" ADD CONSTRAINT "shared_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_copies_user" ON "shared_copies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_conversations_user" ON "shared_conversations" USING btree ("user_id","shared_at","id");