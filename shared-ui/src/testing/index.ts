import "./slow-machines.ts";

export { type RenderFeatureOptions, renderFeature } from "./render-feature.tsx";
