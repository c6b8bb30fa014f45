/** What a player signs in with. */
export type LoginType = 'email' | 'phone';

/** The ways that the brand's `tabsDisplay` offers, the first one chosen; both unless it wants one. (AUTH-01) */
export function loginTypes(tabsDisplay: string | null): readonly [LoginType, ...LoginType[]] {
  return tabsDisplay === 'email' || tabsDisplay === 'phone' ? [tabsDisplay] : ['email', 'phone'];
}
