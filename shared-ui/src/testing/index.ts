import "./slow-machines.ts";

export { FeatureSurroundings } from "./feature-surroundings.tsx";
export { type RenderFeatureOptions, renderFeature } from "./render-feature.tsx";
