import { defineView, type FeatureViewProps } from "@atrium/shared-contracts/contract";
import { FeatureFrame } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { CataloguePage } from "./catalogue/catalogue-page.tsx";
import { ProductPage } from "./product/product-page.tsx";
import { texts } from "./locales/translations.ts";
import { VisitsPage } from "./visits/visits-page.tsx";

/** The marketplace at `/marketplace`. */
export function MarketplaceRoutes({ shell }: FeatureViewProps) {
  return (
    <FeatureFrame shell={shell} texts={texts}>
      <Routes>
        <Route path="/marketplace" element={<CataloguePage />} />
        <Route path="/marketplace/products/:productId" element={<ProductPage />} />
        <Route path="/marketplace/visits" element={<VisitsPage />} />
      </Routes>
    </FeatureFrame>
  );
}

export default defineView(MarketplaceRoutes);
