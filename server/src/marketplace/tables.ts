import { sql } from "drizzle-orm";
import { doublePrecision, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { type PriceTier, type ProductVisit, VISIT_SOURCES } from "@atrium/shared-contracts/wire";
import { ownerColumn } from "../auth/owner-column.ts";
import { moment } from "../database/moment.ts";
import { oneOf } from "../database/one-of.ts";

export const products = pgTable(
  "products",
  {
    /** Derived from the SKU, so it stays the same when the catalogue is loaded again, here or elsewhere. */
    id: text("id").primaryKey(),
    sku: text("sku").notNull().unique(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    supplier: text("supplier").notNull(),
    images: jsonb("images").$type<string[]>().notNull().default([]),
    unit: text("unit").notNull(),
    currency: text("currency").notNull(),
    priceTiers: jsonb("price_tiers").$type<PriceTier[]>().notNull(),
    /** Price of the first tier, used for filters and sorting. */
    unitPrice: integer("unit_price").notNull(),
    minimumOrderQuantity: integer("minimum_order_quantity").notNull(),
    casePack: integer("case_pack").notNull(),
    stock: integer("stock").notNull(),
    rating: doublePrecision("rating"),
    /** The name's position among all names, by language; see `rankNames`. */
    nameRanks: jsonb("name_ranks").$type<Record<string, number>>().notNull().default({}),
    /** All the text that searches look at. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(sql`name || ' ' || sku || ' ' || category || ' ' || supplier || ' ' || description`),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("products_search").using("gin", table.searchText.op("gin_trgm_ops")),
    index("products_category").on(table.category),
    index("products_supplier").on(table.supplier),
    index("products_price").on(table.unitPrice, table.id),
    index("products_created").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

export const productVisits = pgTable(
  "product_visits",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    /** The client's id for the visit. */
    visitId: uuid("visit_id").notNull(),
    productId: text("product_id").notNull(),
    visitedAt: moment("visited_at").notNull().defaultNow(),
    source: text("source").$type<ProductVisit["source"]>().notNull(),
    durationMs: integer("duration_ms"),
  },
  (table) => [
    oneOf("product_visits_source", table.source, VISIT_SOURCES),
    unique("product_visits_client_id").on(table.userId, table.visitId),
    index("product_visits_page").on(table.userId, table.visitedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    foreignKey({ columns: [table.productId], foreignColumns: [products.id] }).onDelete("cascade"),
  ],
);
