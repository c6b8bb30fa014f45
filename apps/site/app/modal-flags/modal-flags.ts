/** Who may see a modal. (A 2) */
export type ModalAccess = 'guest' | 'everyone' | 'player';

export interface ModalRule {
  access: ModalAccess;
  /** Query parameters that belong to the modal and leave the address with it. */
  params?: readonly string[];
}

export type ModalRules = Readonly<Record<string, ModalRule>>;

export interface OpenModal {
  key: string;
  /** The value of the flag: `true`, or what the modal understands (`wallet=deposit`). */
  value: string;
}

/** The open modals in the order of the query string: the last one is on top. */
export function modalStack(search: URLSearchParams, rules: ModalRules): OpenModal[] {
  const stack = new Map<string, string>();
  for (const [key, value] of search) if (Object.hasOwn(rules, key) && value !== 'false' && !stack.has(key)) stack.set(key, value);
  return [...stack].map(([key, value]) => ({ key, value }));
}

export function mayOpen(rule: ModalRule, isPlayer: boolean): boolean {
  return rule.access === 'everyone' || (rule.access === 'player') === isPlayer;
}

/** The query without these modals and the parameters that belong to them. */
export function withoutModals(search: URLSearchParams, keys: readonly string[], rules: ModalRules): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of keys) {
    next.delete(key);
    for (const param of rules[key]?.params ?? []) next.delete(param);
  }
  return next;
}

export interface OpenOptions {
  value?: string;
  params?: Readonly<Record<string, string>>;
  /** Keeps the modals that are open and puts this one on top of them; otherwise they close. (wire 21) */
  onTop?: boolean;
}

/** The query with this modal open. */
export function withModal(search: URLSearchParams, key: string, rules: ModalRules, options: OpenOptions = {}): URLSearchParams {
  const closing = options.onTop ? [key] : [key, ...modalStack(search, rules).map((modal) => modal.key)];
  const next = withoutModals(search, closing, rules);
  next.append(key, options.value ?? 'true');
  for (const [name, value] of Object.entries(options.params ?? {})) next.set(name, value);
  return next;
}

/** The query without any modal: what the page below is about. */
export function pageSearch(search: URLSearchParams, rules: ModalRules): URLSearchParams {
  return withoutModals(
    search,
    modalStack(search, rules).map((modal) => modal.key),
    rules,
  );
}
