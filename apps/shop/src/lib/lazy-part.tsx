import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part that must not weigh on what is shown first: it comes a moment after the rest. Where it does not come, the page
 * does without, and looks for it again next time.
 */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  return function LazyPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      fetchPart().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    }, []);
    return Part && <Part {...props} />;
  };
}
