export { type RenderFeatureOptions, renderFeature } from "./render-feature.tsx";
