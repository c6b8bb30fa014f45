import { useEffect } from 'react';

/** A part of a page, to be shown by `renderSite`, that draws nothing and uses a hook; `latest` has what the hook answered when it was last drawn. */
export function hookOnPage<T>(useHook: () => T) {
  const latest = {} as { current: T };
  function Live() {
    const answer = useHook();
    useEffect(() => {
      latest.current = answer;
    });
    return null;
  }
  return { Live, latest };
}
