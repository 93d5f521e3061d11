import { readBootDocument } from "../core/boot/boot-document.ts";
import { createFeatureSource } from "../federation/loading/feature-source.ts";
import { startShell } from "./start-shell.tsx";

const boot = readBootDocument(document);
await startShell(boot, createFeatureSource(boot));
