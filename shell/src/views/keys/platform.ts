/** True on Apple systems, which use ⌘ in place of Ctrl. */
export function isMac(page: Navigator): boolean {
  const { userAgentData } = page as Navigator & { readonly userAgentData?: { readonly platform: string } };
  return /mac|iphone|ipad/i.test(userAgentData?.platform ?? page.platform);
}
