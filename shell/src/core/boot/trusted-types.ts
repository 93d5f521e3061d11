/** The part of Trusted Types that the page uses. What a policy returns is an object, which only the browser takes for a text. */
interface TrustedTypePolicies {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

/**
 * A policy of the page, which its content security policy has to name; each can only be created once. Browsers without Trusted Types take what the
 * rules return.
 */
export function createPolicy<Rules>(page: Window, name: string, rules: Rules): Rules {
  const { trustedTypes } = page as { readonly trustedTypes?: TrustedTypePolicies };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
