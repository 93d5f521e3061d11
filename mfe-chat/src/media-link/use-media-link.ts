import { HttpError } from "@atrium/shared-contracts/contract";
import { mediaCalls } from "@atrium/shared-contracts/wire/chat";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQuery } from "@atrium/shared-ui/query";
import { TEXTS } from "../locales/translations.ts";

/** How long to use a link. Signed links work for five minutes, so renew them a minute earlier. Milliseconds. */
const LINK_FRESH_MS = 4 * 60_000;
/** Pause before requesting a link again after a failure. Milliseconds. */
const LINK_RETRY_MS = 30_000;

export interface MediaLink {
  /** Undefined until the first link arrives. May have expired while the device slept. */
  readonly url: string | undefined;
  readonly isLoading: boolean;
  /** Requests a new link. Resolves to it, or to undefined if there is none. */
  renew(): Promise<string | undefined>;
  /** Click handler that opens the file in a new tab, with a new link if this one may have expired. */
  open(event: { preventDefault(): void }): void;
}

/** The signed link of an uploaded file, renewed while it's shown. */
export function useMediaLink(id: string | undefined): MediaLink {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { data, dataUpdatedAt, isPending, isFetching, refetch } = useQuery({
    queryKey: ["mfe-chat", "media", id],
    queryFn: ({ signal }) => shell.http.call(mediaCalls.link, { params: { id: id ?? "" }, signal }),
    enabled: id !== undefined,
    staleTime: LINK_FRESH_MS,
    refetchInterval({ state }) {
      if (state.error instanceof HttpError && state.error.status === 404) return false;
      return state.status === "error" ? LINK_RETRY_MS : LINK_FRESH_MS;
    },
  });
  const renew = async () => {
    const { data: renewed, isError } = await refetch({ cancelRefetch: false });
    return isError ? undefined : renewed?.url;
  };
  return {
    url: data?.url,
    isLoading: id !== undefined && (isPending || isFetching),
    renew,
    open(event) {
      if (data && Date.now() - dataUpdatedAt < LINK_FRESH_MS) return;
      event.preventDefault();
      void renew().then((url) => {
        if (url === undefined) shell.toast({ title: t("attach.openFailed"), variant: "destructive" });
        else window.open(url, "_blank", "noopener");
      });
    },
  };
}
