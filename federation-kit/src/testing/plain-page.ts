import { BOOT_ELEMENT_ID } from "@atrium/shared-contracts/wire";
import type { ShellPage } from "../releases/shell-page.ts";

/** The smallest page that the server accepts. */
export const plainPage = ({ entry }: { readonly entry: string }): ShellPage => ({
  template: `<!doctype html>
<html lang="{{language}}">
<head>
<style nonce="{{nonce}}"></style>
<script type="importmap" nonce="{{nonce}}">{{import-map}}</script>
<script type="module" src="{{base}}${entry}"></script>
{{preloads}}
</head>
<body data-address="{{public-url}}">
<script type="application/json" id="${BOOT_ELEMENT_ID}">{{boot}}</script>
</body>
</html>
`,
  routes: { exact: ["/", "/login", "/terms"], below: ["/auth"] },
  trustedTypes: [],
});
