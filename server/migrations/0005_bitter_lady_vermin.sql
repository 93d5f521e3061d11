DROP INDEX "product_visits_page";--> statement-breakpoint
DROP INDEX "products_created";--> statement-breakpoint
CREATE INDEX "product_visits_page" ON "product_visits" USING btree ("user_id","visited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);