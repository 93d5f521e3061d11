import { type FeatureViewProps, defineView } from "@atrium/shared-contracts";
import { ShellProvider } from "@atrium/shared-ui";
import { Route, Routes } from "@atrium/shared-ui/router";
import { CataloguePage } from "./catalogue/catalogue-page.tsx";
import { ProductPage } from "./product/product-page.tsx";
import { provideTexts } from "./locales/translations.ts";
import { VisitsPage } from "./visits/visits-page.tsx";

/** The marketplace under `/marketplace`. */
export function MarketplaceRoutes({ shell }: FeatureViewProps) {
  provideTexts(shell);
  return (
    <ShellProvider shell={shell}>
      <Routes>
        <Route path="/marketplace" element={<CataloguePage />} />
        <Route path="/marketplace/products/:productId" element={<ProductPage />} />
        <Route path="/marketplace/visits" element={<VisitsPage />} />
      </Routes>
    </ShellProvider>
  );
}

export default defineView(MarketplaceRoutes);
