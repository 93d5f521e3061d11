import { History, Laptop, MessagesSquare, Moon, Shield, Store, Sun, type LucideIcon } from "lucide-react";

/** The icons of the pages around the product (landing, changelog, theme toggle). Signing in doesn't wait for them. */
export const PUBLIC_GLYPHS = {
  history: History,
  laptop: Laptop,
  messages: MessagesSquare,
  moon: Moon,
  security: Shield,
  store: Store,
  sun: Sun,
} satisfies Record<string, LucideIcon>;
