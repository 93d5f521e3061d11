import { defineFeatureView } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { CataloguePage } from "./catalogue/catalogue-page.tsx";
import { ProductPage } from "./product/product-page.tsx";
import { texts } from "./locales/translations.ts";
import { VisitsPage } from "./visits/visits-page.tsx";

/** The marketplace at `/marketplace`. */
function MarketplaceRoutes() {
  return (
    <Routes>
      <Route path="/marketplace" element={<CataloguePage />} />
      <Route path="/marketplace/products/:productId" element={<ProductPage />} />
      <Route path="/marketplace/visits" element={<VisitsPage />} />
    </Routes>
  );
}

export default defineFeatureView(texts, MarketplaceRoutes);
