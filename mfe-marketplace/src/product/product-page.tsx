import { HttpError } from "@atrium/shared-contracts/contract";
import { Box, Button, EmptyState, Skeleton, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { Link, useLocation, useParams } from "@atrium/shared-ui/router";
import { useState } from "react";
import { productQuery } from "./product-api.ts";
import { TEXTS } from "../locales/translations.ts";
import { linkState } from "../visits/visit-source.ts";
import { ProductDetail } from "./product-detail.tsx";
import { ProductTrail } from "./product-trail.tsx";
import { useWayBack } from "./use-way-back.ts";

/** The page of one product. */
export function ProductPage() {
  const { productId = "" } = useParams();
  return <LoadedProduct key={productId} productId={productId} />;
}

function LoadedProduct({ productId }: { readonly productId: string }) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const location = useLocation();
  // Where the user came from, fixed on arrival, because a visit has one source.
  const [{ source, list }] = useState(() => linkState(location.state, location.search));
  const query = useQuery(productQuery(shell, productId));
  const back = useWayBack(list);
  const missing = query.error instanceof HttpError && query.error.status === 404;
  return (
    <Box sx={{ height: "100%", overflowY: "auto", px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 } }}>
      <Box sx={{ maxWidth: 1200, mx: "auto" }}>
        <ProductTrail back={back} product={query.data} />
        {query.data && <ProductDetail product={query.data} source={source} />}
        {query.isPending && (
          <Box aria-busy sx={{ display: "grid", gap: 4, gridTemplateColumns: { md: "5fr 6fr" } }}>
            <Skeleton variant="rounded" sx={{ height: { xs: 220, md: 340 } }} />
            <Box>
              <Skeleton height={44} width="80%" />
              <Skeleton height={24} width="40%" />
              <Skeleton variant="rounded" height={200} sx={{ mt: 3 }} />
            </Box>
          </Box>
        )}
        {query.isError && !query.data && (
          <EmptyState
            icon={missing ? "package" : "warning"}
            title={t(missing ? "product.missing" : "product.loadFailed")}
            titleComponent="h1"
            action={
              missing ? (
                <Button component={Link} {...back}>
                  {t("product.backToList")}
                </Button>
              ) : (
                <Button onClick={() => void query.refetch()}>{t("retry")}</Button>
              )
            }
          >
            {missing ? t("product.missingHint") : query.error.message}
          </EmptyState>
        )}
      </Box>
    </Box>
  );
}
